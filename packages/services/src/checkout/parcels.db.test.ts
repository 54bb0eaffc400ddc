import { CALL_SPECS } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import {
  aDraft,
  cartOf,
  commit,
  done,
  orderOf,
  prepared,
  putCard,
  setStock,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const READY = 'QS2001';
const MADE = 'QK3031-40';

const services = useServices();

const add = (token: string, skuId: string) =>
  done(services.call('addToCart', { token, body: { skuId, quantity: 1 } }));

/** A draft with a piece that is ready and one that is made to order. */
const aMixedDraft = () => aDraft(services, { skuIds: [READY, MADE] });

const ship = (token: string, ways: object = { methodId: 'us-standard' }) =>
  services.call('shipToHome', { token, body: { shippingAddress: ANAS_ADDRESS, ...ways } });

async function waysOf(token: string) {
  const { body } = await done(services.call('getShippingMethods', { token }));
  return CALL_SPECS.getShippingMethods.answer.parse(body);
}

async function remove(token: string, skuId: string): Promise<void> {
  const line = (await cartOf(services, token)).items.find(({ product }) => product.identifier === skuId);
  await done(services.call('removeCartLine', { token, params: { id: line?.commerceItemId ?? '' } }));
}

async function leadTime(token: string): Promise<number> {
  const { body } = await done(services.call('getLeadTime', { token }));
  return CALL_SPECS.getLeadTime.answer.parse(body).leadTime;
}

/** The first two ways a draft can be sent. */
async function twoWays(token: string) {
  const [one, other] = (await waysOf(token)).shippingMethods;
  if (one === undefined || other === undefined) throw new Error('The house has two ways at least');
  return [one, other] as const;
}

describe('an order of ready pieces and pieces that are made to order', () => {
  it('[R7.115, R7.110] is offered in two parcels, the second of which comes later', async () => {
    const { token, orderId } = await aMixedDraft();
    const { lines } = await orderOf(services, { token, orderId });
    const { parcels } = await waysOf(token);
    const skus = parcels.map(({ itemIds }) =>
      lines.filter(({ itemId }) => itemIds.includes(itemId)).map(({ skuId }) => skuId),
    );
    expect(parcels.map(({ readiness }) => readiness)).toEqual(['in_stock', 'made_to_order']);
    expect(skus).toEqual([[READY], [MADE]]);
    const [soon, later] = parcels.map(({ shippingMethods }) => shippingMethods[0]);
    expect(String(later?.eddMinDate) > String(soon?.eddMaxDate)).toBe(true);
  });

  it('[R7.110] takes as long as its last parcel', async () => {
    const { token } = await aMixedDraft();
    const mixed = await leadTime(token);
    await remove(token, MADE);
    await prepared(services, token);
    expect(mixed).toBeGreaterThan(await leadTime(token));
  });

  it('[R7.113] says of a piece made to order that it comes later', async () => {
    const token = await guestToken(services);
    const [ready, made] = await Promise.all(
      [READY, MADE].map(async (id) => {
        const { body } = await done(services.call('getDeliveryDate', { token, params: { id } }));
        return CALL_SPECS.getDeliveryDate.answer.parse(body).eddMinDate;
      }),
    );
    expect(String(made) > String(ready)).toBe(true);
  });

  it('[R7.111] is sent each its own way, and pays for both', async () => {
    const draft = await aMixedDraft();
    const [standard, other] = await twoWays(draft.token);
    const parcelMethods = { in_stock: other.id, made_to_order: standard.id };
    await done(ship(draft.token, { methodId: standard.id, parcelMethods }));
    const { shippingGroups, totals } = await orderOf(services, draft);
    expect(shippingGroups.map(({ method, state }) => [method.id, state])).toEqual([
      [other.id, 'planned'],
      [standard.id, 'planned'],
    ]);
    expect(totals.shipping.amount).toBe(other.amount + standard.amount);
    expect(other.id).not.toBe(standard.id);
    const unknown = await ship(draft.token, {
      methodId: standard.id,
      parcelMethods: { made_to_order: 'balloon' },
    });
    expect(unknown).toMatchObject({
      errorCode: 'unknown_shipping_method',
      body: { statusDetails: 'parcelMethods.made_to_order' },
    });
  });

  it('[R7.102] is planned anew when its pieces change, and keeps address and ways', async () => {
    const draft = await aMixedDraft();
    await done(ship(draft.token));
    const [soon] = (await orderOf(services, draft)).shippingGroups;
    await remove(draft.token, MADE);
    await prepared(services, draft.token);
    expect((await orderOf(services, draft)).shippingGroups).toMatchObject([
      { id: soon?.id, readiness: 'in_stock' },
    ]);
    await add(draft.token, MADE);
    await prepared(services, draft.token);
    const groups = (await orderOf(services, draft)).shippingGroups;
    expect(groups).toMatchObject([{ id: soon?.id }, { readiness: 'made_to_order', address: ANAS_ADDRESS }]);
    expect(groups.flatMap(({ itemIds }) => itemIds)).toHaveLength(2);
  });

  it('[R7.129] is placed as one order with two parcels, each of which has its line', async () => {
    await setStock(services, READY, 5);
    await setStock(services, MADE, 5);
    const draft = await aMixedDraft();
    await done(ship(draft.token));
    await putCard(services, draft.token, 'token');
    expect((await commit(services, draft.token)).status).toBe(200);
    const { rows } = await services.db.executeSql(
      `SELECT f.readiness, f.rank, f.state, l.sku_id FROM fulfilment f
       JOIN order_line l ON l.market = f.market AND l.fulfilment_id = f.id
       WHERE f.order_id = $1 ORDER BY f.rank`,
      [draft.orderId],
    );
    expect(rows).toEqual([
      { readiness: 'in_stock', rank: 0, state: 'planned', sku_id: READY },
      { readiness: 'made_to_order', rank: 1, state: 'planned', sku_id: MADE },
    ]);
    expect(await stockOf(services, READY)).toEqual({ onHand: 4, reserved: 0 });
    expect(await stockOf(services, MADE)).toEqual({ onHand: 4, reserved: 0 });
  });
});
