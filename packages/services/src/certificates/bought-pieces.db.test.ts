import { CALL_SPECS } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { moveParcel } from '../order/move-parcel.service.ts';
import { moveReturn } from '../order/returns/move-return.service.ts';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../test-harness/a-purchase.ts';
import { guestToken, signIn } from '../test-harness/open-services.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { codeOf, editionCodeOf } from './activation-code.ts';
import { auditCertificates } from './audit-certificates.ts';
import { printCards } from './certificate-paper.ts';

const [PAIR, LIPSTICK] = ['QS2001', 'QL4109'];
const { services } = usePurchases([PAIR, LIPSTICK]);

const certificatesOf = async ({ orderId }: ReadyOrder) => {
  const { rows } = await services.db.executeSql(
    `SELECT serial_number, sku_id, status, owner_id IS NOT NULL AS is_owned, material_ids FROM certificate
     WHERE order_id = $1 ORDER BY made_for`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, serialNumber: String(row['serial_number']) }));
};
const listed = async (token: string) => {
  const { body } = await services.call('getCertifiedProducts', { token });
  return CALL_SPECS.getCertifiedProducts.answer.parse(body).products;
};
async function bought(token: string, skuIds: readonly string[]): Promise<ReadyOrder> {
  await services.call('resetCart', { token });
  const order = await aReadyOrder(services, { token, skuIds });
  await done(commit(services, token));
  return order;
}
async function move(
  order: ReadyOrder,
  ...events: readonly ('preparation-started' | 'handed-to-carrier' | 'delivered')[]
) {
  for (const { id: parcelId } of (await orderOf(services, order)).shippingGroups)
    for (const event of events) await moveParcel(services.deps, { market: 'us', parcelId, event });
}
/** Asks for the return of the sunglasses. */
async function announce(order: ReadyOrder) {
  const { returnable } = await orderOf(services, order);
  const body = returnable
    .filter(({ skuId }) => skuId === PAIR)
    .map(({ requestId, itemId }) => ({
      request_id_to_return: requestId,
      item_id_to_return: itemId,
    }));
  await done(services.call('returnLines', { token: order.token, body }));
  const { rows } = await services.db.executeSql('SELECT id FROM return_request WHERE order_id = $1', [
    order.orderId,
  ]);
  return { market: 'us', returnId: String(rows[0]?.['id']) };
}
async function sendBack(order: ReadyOrder): Promise<void> {
  const key = await announce(order);
  await moveReturn(services.deps, { ...key, event: 'received' });
  await moveReturn(services.deps, { ...key, event: 'inspected' });
}
/** The words of the cards that lie in the parcel of an order. */
async function printed(order: ReadyOrder): Promise<string> {
  const [parcel] = (await orderOf(services, order)).shippingGroups;
  const cards = await printCards(
    services.deps,
    { market: 'us', parcelId: parcel?.id ?? '' },
    LOCALES['eng-us'],
  );
  return new TextDecoder().decode(cards?.bytes);
}
const faults = async () => (await auditCertificates(services.db, services.deps.certificateSeal)).faults;

describe('[R2.061] a piece that is bought on line', () => {
  it('has a certificate before it is packed, of its own, and only where the house names its type', async () => {
    const order = await bought((await signIn(services)).token, [PAIR, LIPSTICK]);
    expect(await certificatesOf(order)).toEqual([]);
    await move(order, 'preparation-started');
    expect(await certificatesOf(order)).toMatchObject([
      { sku_id: PAIR, status: 'issued', is_owned: false, material_ids: ['acetate-bio'] },
    ]);
  });

  it('is its buyer’s at delivery, and nobody’s once it is taken back', async () => {
    const { token } = await signIn(services);
    const order = await bought(token, [PAIR]);
    await move(order, 'preparation-started', 'handed-to-carrier');
    const [made] = await certificatesOf(order);
    const number = made?.serialNumber ?? '';
    expect((await listed(token)).some(({ serialNumber }) => serialNumber === number)).toBe(false);
    await move(order, 'delivered');
    expect((await listed(token)).find(({ serialNumber }) => serialNumber === number)).toMatchObject({
      status: 'activated',
      sku: { identifier: PAIR },
    });
    const code = codeOf(services.deps.config, number);
    const check = async () => (await services.call('checkAuthenticity', { body: { number, code } })).body;
    expect(await check()).toEqual({ answer: 'genuine' });
    await sendBack(order);
    expect((await listed(token)).some(({ serialNumber }) => serialNumber === number)).toBe(false);
    expect(await certificatesOf(order)).toMatchObject([{ status: 'returned', is_owned: false }]);
    expect(await check()).toEqual({ answer: 'not_known' });
    expect(await faults()).toEqual([]);
  });

  it('[R2.060] stays with its buyer while a return of it is under way', async () => {
    const { token } = await signIn(services);
    const order = await bought(token, [PAIR]);
    await move(order, 'preparation-started', 'handed-to-carrier', 'delivered');
    const number = (await certificatesOf(order))[0]?.serialNumber ?? '';
    const offer = () =>
      services.call('putCertificateEvent', {
        token,
        params: { number },
        body: {
          key: 'k',
          eventDate: '11-27-2026 08:00',
          eventName: 'OWNED',
          emailTo: 'claire@maison-aurele.example',
        },
      });
    expect((await offer()).body).toMatchObject({ status: 'in_transfer' });
    expect((await services.call('withdrawTransfer', { token, params: { number } })).status).toBe(200);
    await announce(order);
    const answer = await offer();
    expect([answer.status, answer.errorCode]).toEqual([409, 'piece_going_back']);
  });

  it('waits for the code of its card where a guest has bought it', async () => {
    const order = await bought(await guestToken(services), [PAIR]);
    await move(order, 'preparation-started', 'handed-to-carrier', 'delivered');
    const [made] = await certificatesOf(order);
    expect(made).toMatchObject({ status: 'issued', is_owned: false });
    const { token } = await signIn(services);
    const answer = await services.call('putCertificateEvent', {
      token,
      params: { number: made?.serialNumber ?? '' },
      body: {
        key: 'k',
        eventDate: '11-27-2026 08:00',
        eventName: 'ACTIVATED',
        activationCode: codeOf(services.deps.config, made?.serialNumber ?? '').toLowerCase(),
      },
    });
    expect([answer.status, answer.body]).toMatchObject([200, { status: 'activated' }]);
    expect(await faults()).toEqual([]);
  });

  it('[R2.054] brings the next number of its digital edition, until the edition is complete, and takes it back', async () => {
    await services.db.executeSql(
      `INSERT INTO collectible (id, sku_id, edition, edition_of, code_hash) VALUES ('pair-1', $1, 1, 3, 'pair-1')`,
      [PAIR],
    );
    const { token } = await signIn(services);
    const orders: ReadyOrder[] = [];
    for (let count = 0; count < 3; count += 1) {
      const order = await bought(token, [PAIR]);
      await move(order, 'preparation-started', 'handed-to-carrier', 'delivered');
      orders.push(order);
    }
    const [first, second] = orders;
    if (first === undefined || second === undefined) return expect.unreachable();
    const codeOfOrder = async (order: ReadyOrder) =>
      editionCodeOf(services.deps.config, (await certificatesOf(order))[0]?.serialNumber ?? '');
    const claim = async (code: string) => services.call('claimCollectible', { token, body: { code } });
    const owned = async () => {
      const { body } = await services.call('getWallet', { token });
      return CALL_SPECS.getWallet.answer.parse(body).collectibles.map(({ edition }) => edition);
    };
    expect(await printed(first)).toContain(await codeOfOrder(first));
    expect((await claim(await codeOfOrder(first))).body).toMatchObject({ edition: 2, editionOf: 3 });
    expect((await claim(await codeOfOrder(second))).body).toMatchObject({ edition: 3, editionOf: 3 });
    for (const order of orders.slice(2)) expect((await claim(await codeOfOrder(order))).status).toBe(404);
    expect(new Set(await owned())).toEqual(new Set([2, 3]));
    await sendBack(second);
    expect(await owned()).toEqual([2]);
    expect((await claim(await codeOfOrder(second))).status).toBe(404);
  });
});
