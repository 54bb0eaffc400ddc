import { CALL_SPECS } from '@vitrine/contracts';
import { EMPTY_ORDER_LOOKUP, USE_LIMITS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit } from '../test-harness/a-purchase.ts';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const lookUp = (orderId: string, parcelId?: string) =>
  services.call('lookUpOrder', {
    params: { id: orderId, locale: 'eng-us' },
    query: parcelId === undefined ? {} : { id: parcelId },
    headers: { client_id: 'vitrine-web' },
  });

/** The ids of an order and of its parcel, before it is bought. */
async function anOrder() {
  const order = await aReadyOrder(services);
  const { rows } = await services.db.pool.query('SELECT id FROM fulfilment WHERE order_id = $1', [
    order.orderId,
  ]);
  return { ...order, parcelId: String(rows[0]?.id) };
}
async function aBoughtOrder() {
  const order = await anOrder();
  expect((await commit(services, order.token)).status).toBe(200);
  const { rows } = await services.db.pool.query('SELECT number FROM shop_order WHERE id = $1', [
    order.orderId,
  ]);
  return { ...order, number: String(rows[0]?.number) };
}

describe('[R7.139] the look-up of an order', () => {
  it('says how far a parcel has come, by the id of its order or its number, and nothing of whose it is', async () => {
    const { orderId, number, parcelId } = await aBoughtOrder();
    expect(parcelId).toMatch(/^[0-9a-f]{32}$/u);
    for (const order of [orderId, number, number.toLowerCase()]) {
      const { status, body } = await lookUp(order, parcelId);
      expect(status).toBe(200);
      const found = CALL_SPECS.lookUpOrder.answer.parse(body);
      expect(Object.keys(found).toSorted()).toEqual(['expected', 'state', 'status', 'steps']);
      expect(found).toMatchObject({ status: 'placed', state: 'planned' });
    }
  });

  it('tells of its carrier once it has left', async () => {
    const { orderId, parcelId } = await aBoughtOrder();
    await services.db.executeSql(
      `UPDATE fulfilment SET state = 'shipped', moved_at = now(), tracking = '{"carrier": "C", "number": "7"}' WHERE id = $1`,
      [parcelId],
    );
    expect((await lookUp(orderId, parcelId)).body).toMatchObject({
      state: 'shipped',
      tracking: { carrier: 'C', number: '7' },
    });
  });

  it('answers alike for another parcel, another order, an unknown one, and one that is not bought', async () => {
    const [one, other, draft] = [await aBoughtOrder(), await aBoughtOrder(), await anOrder()];
    const answers = await Promise.all([
      lookUp(one.orderId, other.parcelId),
      lookUp('AU-0', one.parcelId),
      lookUp(one.orderId, one.orderId),
      lookUp(draft.orderId, draft.parcelId),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  it('[R5.001] needs both ids, and says so word for word', async () => {
    for (const answer of [await lookUp('', 'x'), await lookUp('AU1'), await lookUp('AU1', ' ')])
      expect(answer).toMatchObject({ status: 400, body: { message: EMPTY_ORDER_LOOKUP } });
  });

  it('[R7.140] lets in who names an application, and a stranger who tries too often no more', async () => {
    const unnamed = { params: { id: 'AU1', locale: 'eng-us' }, query: { id: 'x' } };
    expect((await services.call('lookUpOrder', unnamed)).status).toBe(401);
    const { max } = USE_LIMITS.orderLookups.perSubject;
    for (let turn = 0; turn < max; turn += 1)
      expect((await lookUp('AU-TRIED', String(turn))).status).toBe(404);
    expect((await lookUp('au-tried', 'x')).status).toBe(429);
  });
});
