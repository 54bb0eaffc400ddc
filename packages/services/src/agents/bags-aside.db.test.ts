import { CALL_SPECS } from '@vitrine/contracts';
import { AGENT_SESSION_SECONDS, BAGS_ASIDE_LIMIT } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { aDraft, cartOf } from '../test-harness/a-purchase.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { customerIdOf, LEA, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services } = mails;
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM bag_aside');
  await services.db.executeSql('DELETE FROM counted_use');
});

const agent = async (who: typeof LEA | typeof THEO = LEA) => (await signedInAgent(mails, who)).accessToken;
const add = (token: string, skuId: string) =>
  services.call('addToCart', { token, body: { skuId, quantity: 1 } });
const put = (token: string, word: string) =>
  services.call('putBagAside', { token, headers: OWN_PAGE, body: { word } });
const take = (token: string, id: string) =>
  services.call('takeBagUp', { token, headers: OWN_PAGE, params: { id } });
const tokenOf = ({ body }: Awaited<ReturnType<typeof put>>) =>
  CALL_SPECS.putBagAside.answer.parse(body).accessToken;
const bagsOf = async (token: string) =>
  CALL_SPECS.getBagsAside.answer.parse(
    (await services.call('getBagsAside', { token, headers: OWN_PAGE })).body,
  ).bags;
const skusOf = async (token: string) =>
  (await cartOf(services, token)).items.map(({ product }) => product.identifier);

describe('[R6.002] several bags of people without an account', () => {
  it('are put aside under a word and taken up again, and nothing of one is ever in another', async () => {
    const first = await agent();
    await add(first, 'QB5001');
    const begun = await put(first, ' the lady in green ');
    const second = tokenOf(begun);
    expect((await services.call('getCart', { token: first })).status).toBe(401);
    expect(await skusOf(second)).toEqual([]);
    await add(second, 'QS2001');
    const [green] = await bagsOf(second);
    expect(green).toMatchObject({ word: 'the lady in green', pieces: 1 });
    expect((await take(second, green?.id ?? '')).errorCode).toBe('bag_in_hand');
    const third = tokenOf(await put(second, 'the two with the dog'));
    const both = await Promise.all([take(third, green?.id ?? ''), take(third, green?.id ?? '')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const taken = both.find(({ status }) => status === 200);
    const fourth = CALL_SPECS.takeBagUp.answer.parse(taken?.body);
    expect(await skusOf(fourth.accessToken)).toEqual(['QB5001']);
    expect((await bagsOf(fourth.accessToken)).map(({ word }) => word)).toEqual(['the two with the dog']);
    await add(fourth.accessToken, 'QS2001');
    expect(await skusOf(fourth.accessToken)).toEqual(expect.arrayContaining(['QB5001', 'QS2001']));
  });

  it('has another hash with each bag, so that a tab of another one is told', async () => {
    const token = await agent();
    await add(token, 'QB5001');
    const aside = CALL_SPECS.putBagAside.answer.parse((await put(token, 'green')).body);
    const [bag] = await bagsOf(aside.accessToken);
    const taken = CALL_SPECS.takeBagUp.answer.parse((await take(aside.accessToken, bag?.id ?? '')).body);
    expect(taken.hash).not.toBe(aside.hash);
    expect(taken.userIsLogged).toBe(false);
  });

  it('are the agent’s own', async () => {
    const lea = await agent();
    await add(lea, 'QB5001');
    const [bag] = await bagsOf(tokenOf(await put(lea, 'green')));
    const theo = await agent(THEO);
    expect(await bagsOf(theo)).toEqual([]);
    expect((await take(theo, bag?.id ?? '')).status).toBe(404);
    const again = await agent();
    expect(await bagsOf(again)).toHaveLength(1);
    await services.db.executeSql(
      'UPDATE bag_aside SET store_id = (SELECT id FROM store WHERE id <> store_id LIMIT 1)',
    );
    expect(await bagsOf(again)).toEqual([]);
    expect((await take(again, bag?.id ?? '')).status).toBe(404);
  });

  it('wait until the working day ends in which they were filled', async () => {
    const token = await agent();
    await add(token, 'QB5001');
    await put(token, 'green');
    services.clock.advance(AGENT_SESSION_SECONDS * 1000);
    await services.db.executeSql('DELETE FROM counted_use');
    const next = await agent();
    expect(await bagsOf(next)).toEqual([]);
    services.clock.advance(1000);
    await sweep(services.deps);
    const { rows } = await services.db.executeSql('SELECT count(*)::int AS bags FROM bag_aside');
    expect(rows).toEqual([{ bags: 0 }]);
  });

  it('are of those without an account: a client’s bag is the client’s, an empty one nobody’s', async () => {
    const token = await agent();
    expect((await put(token, 'green')).errorCode).toBe('cart_empty');
    for (const word of [' ', 'a'.repeat(41)]) expect((await put(token, word)).errorCode).toBe('bad_request');
    const clientId = await customerIdOf(services, 'kim');
    const own = { token, headers: OWN_PAGE, body: { clientId } };
    const served = CALL_SPECS.serveClient.answer.parse((await services.call('serveClient', own)).body);
    expect((await put(served.accessToken, 'green')).errorCode).toBe('forbidden');
    expect((await take(served.accessToken, 'b')).errorCode).toBe('forbidden');
    const { token: customer } = await signIn(services, { headers: OWN_PAGE });
    expect((await put(customer, 'green')).status).toBe(403);
    expect((await put(await guestToken(services), 'green')).status).toBe(401);
  });

  it('[R8.006] stays in hand while it is being paid', async () => {
    const token = await agent();
    const { orderId } = await aDraft(services, { token });
    await services.db.executeSql("UPDATE shop_order SET state = 'pending_payment' WHERE id = $1", [orderId]);
    expect((await put(token, 'green')).errorCode).toBe('PENDING_PAYMENT_ORDER');
  });

  it('are few', async () => {
    let token = await agent();
    for (let at = 0; at < BAGS_ASIDE_LIMIT; at += 1) {
      await add(token, 'QB5001');
      token = tokenOf(await put(token, `bag ${at}`));
    }
    await add(token, 'QB5001');
    expect((await put(token, 'one more')).errorCode).toBe('bags_aside_full');
  });
});
