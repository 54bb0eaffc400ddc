import { CALL_SPECS, CartBody } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aReadyOrder, commit } from '../test-harness/a-purchase.ts';
import { KIM, signIn, useServices } from '../test-harness/open-services.ts';
import { type SaleTokens, saleTokens } from '../test-harness/sale-tokens.ts';

/** of the test house: a sale that is open with a piece of it, one that is to come, and one that is over. */
const [OPEN, COMING, OVER] = ['soir', 'aurore', 'ete'] as const;
const PIECE = 'QS2051';

const services = useServices();
let tokens: SaleTokens;
beforeAll(async () => {
  tokens = await saleTokens(services);
});

const saleOf = async (saleId: string, token: string) => {
  const { status, body } = await services.call('getPrivateSale', { token, params: { saleId } });
  return status === 200 ? CALL_SPECS.getPrivateSale.answer.parse(body) : status;
};
const limitTo = (pieces: number | null) =>
  services.db.executeSql('UPDATE exclusive_sale SET pieces_per_customer = $1 WHERE id = $2', [pieces, OPEN]);

const add = (token: string, quantity: number) =>
  services.call('addToCart', { token, body: { items: [{ skuId: PIECE, quantity }] } });

describe('[R7.030] a private sale', () => {
  it('says what it is, when, and how many pieces each may have, before, while and after it is open', async () => {
    await limitTo(2);
    await services.db.executeSql(`UPDATE exclusive_sale SET edito = 'private-sales' WHERE id = $1`, [OPEN]);
    expect(await saleOf(OPEN, tokens.invited)).toMatchObject({
      state: 'open',
      title: 'Salon du Soir',
      url: '/eng-us/salon-soir',
      edito: 'private-sales',
      pieces: { max: 2, ordered: 0 },
      now: services.clock.now().toISOString(),
    });
    const coming = await saleOf(COMING, tokens.invited);
    expect(coming).toMatchObject({ state: 'coming' });
    expect(coming).not.toHaveProperty('url');
    expect(await saleOf(OVER, tokens.invited)).toMatchObject({ state: 'ended' });
    await limitTo(null);
  });

  it('is unknown to who was not invited, as one that never was', async () => {
    for (const saleId of [OPEN, COMING, OVER, 'never'])
      expect(await saleOf(saleId, tokens.uninvited)).toBe(404);
    expect(await saleOf(OPEN, tokens.guest)).toBe(401);
  });

  it('is listed to the invited while it is open, and beside it what is to come', async () => {
    const { body } = await services.call('getExclusiveSales', { token: tokens.invited });
    const { exclusiveSales, comingSales } = CALL_SPECS.getExclusiveSales.answer.parse(body);
    expect([exclusiveSales, comingSales].map((sales) => sales.map(({ saleId }) => saleId))).toEqual([
      [OPEN],
      [COMING],
    ]);
  });

  it('[R7.150] invites the members of its clubs, from the day they join', async () => {
    const club = `INSERT INTO exclusive_sale_club (sale_id, club_id) SELECT $1, id FROM club LIMIT 1`;
    await services.db.executeSql(club, [OPEN]);
    expect(await saleOf(OPEN, tokens.uninvited)).toBe(404);
    await services.db.executeSql(
      `INSERT INTO club_member (club_id, customer_id, name, joined_at)
       SELECT club_id, customer.id, 'N.', $1 FROM exclusive_sale_club, customer WHERE login LIKE 'noor@%'`,
      [services.clock.now()],
    );
    expect(await saleOf(OPEN, tokens.uninvited)).toMatchObject({ state: 'open' });
    const { body } = await services.call('checkExclusiveProduct', {
      token: tokens.uninvited,
      params: { id: 'AU2006' },
    });
    expect(body).toEqual({ exclusive: true, authorized: true });
    await services.db.executeSql('DELETE FROM club_member; DELETE FROM exclusive_sale_club');
  });
});

describe('[R7.082] the text about private sales', () => {
  it('is read by everybody in their language, and tells nothing of a sale', async () => {
    const params = { id: 'private-sales' };
    const english = await services.call('getExclusiveServiceEdito', { params });
    expect(english).toMatchObject({ status: 200, body: { title: 'How a private sale goes' } });
    const french = await services.call('getExclusiveServiceEdito', { params, locale: 'fra-fr' });
    expect(french.body).toMatchObject({ title: 'Le déroulement d’une vente privée' });
    expect(JSON.stringify([english.body, french.body])).not.toMatch(/AU2006|QS2051|Soir/u);
  });

  it('is not there under the id of a sale, nor under one that nobody wrote', async () => {
    for (const id of [OPEN, 'nothing'])
      expect((await services.call('getExclusiveServiceEdito', { params: { id } })).status).toBe(404);
  });

  it('shows no piece of a sale that a text names', async () => {
    const body = JSON.stringify({ title: 'T', blocks: [], skuIds: [PIECE] });
    await services.db.executeSql(
      `INSERT INTO content (kind, ref, language, body) VALUES ('exclusive-service', 'naming', 'eng', $1)`,
      [body],
    );
    const { body: answer } = await services.call('getExclusiveServiceEdito', { params: { id: 'naming' } });
    expect(answer).not.toHaveProperty('products');
  });
});

describe('[R4.042, R7.100, R7.129] the pieces of a sale that each may have', () => {
  it('are counted in the bag, over all that is of the sale', async () => {
    const { token } = await signIn(services);
    await services.db.executeSql('UPDATE sku SET max_quantity = 5 WHERE id = $1', [PIECE]);
    await limitTo(1);
    expect(await add(token, 2)).toMatchObject({ status: 409, errorCode: 'sale_limit_reached' });
    const { body } = await add(token, 1);
    const [line] = CartBody.parse(body).items;
    const more = await services.call('changeCartLine', {
      token,
      params: { commerceItemId: line?.commerceItemId ?? '' },
      body: { quantity: 2 },
    });
    expect(more).toMatchObject({ status: 409, errorCode: 'sale_limit_reached' });
    await services.call('resetCart', { token });
    await limitTo(null);
  });

  it('are counted with those that were ordered before', async () => {
    const { token } = await signIn(services);
    await limitTo(1);
    await aReadyOrder(services, { token, skuIds: [PIECE] });
    expect((await commit(services, token)).body).toMatchObject({ state: 'placed' });
    expect(await saleOf(OPEN, token)).toMatchObject({ pieces: { max: 1, ordered: 1 } });
    expect(await add(token, 1)).toMatchObject({ status: 409, errorCode: 'sale_limit_reached' });
    await limitTo(null);
  });

  it('are kept to by the commit, also of an order that was begun before the limit was', async () => {
    const { token } = await signIn(services);
    await aReadyOrder(services, { token, skuIds: [PIECE] });
    await limitTo(1);
    expect(await commit(services, token)).toMatchObject({ status: 409, errorCode: 'sale_limit_reached' });
    await limitTo(2);
    expect((await commit(services, token)).body).toMatchObject({ state: 'placed' });
    await limitTo(null);
  });

  it('are kept to by two commits at once, of bags in two markets', async () => {
    const { token } = await signIn(services);
    const { body } = await services.call('login', { locale: 'fra-fr', body: KIM });
    const there = CALL_SPECS.login.answer.parse(body).accessToken;
    await aReadyOrder(services, { token, skuIds: [PIECE] });
    await aReadyOrder(services, { token: there, skuIds: [PIECE] });
    const sale = await saleOf(OPEN, token);
    expect(sale).not.toHaveProperty('pieces');
    await limitTo(100);
    const { pieces } = CALL_SPECS.getPrivateSale.answer.parse(await saleOf(OPEN, token));
    const left = (pieces?.ordered ?? 0) + 1;
    await limitTo(left);
    const both = await Promise.all([commit(services, token), commit(services, there)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await saleOf(OPEN, token)).toMatchObject({ pieces: { max: left, ordered: left } });
    await limitTo(null);
  });
});
