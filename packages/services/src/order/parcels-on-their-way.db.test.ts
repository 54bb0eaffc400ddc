import type { FulfilmentEvent } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../test-harness/a-purchase.ts';
import { noticeText } from '../test-harness/fake-payment-gateway.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { capturePayments, giveBackPayment } from '../payment/index.ts';
import { moveParcel } from './move-parcel.service.ts';

const MADE = 'QK3031-40';
const { services, card: provider, jobs } = usePurchases(['QS2001', MADE]);

async function aPlacedOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  await done(commit(services, order.token));
  return order;
}

/** An order of a piece that is ready and one that is made to order. */
async function anOrderOfTwoParcels(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services, { skuIds: ['QS2001', MADE], methodId: 'us-express' });
  await done(commit(services, order.token));
  return order;
}

async function move(order: ReadyOrder, at: number, event: Exclude<FulfilmentEvent, 'delayed'>) {
  const parcelId = (await orderOf(services, order)).shippingGroups[at]?.id ?? '';
  return moveParcel(services.deps, { market: 'us', parcelId, event });
}
async function leave(order: ReadyOrder, at: number): Promise<void> {
  await move(order, at, 'preparation-started');
  await move(order, at, 'handed-to-carrier');
}

const key = ({ orderId }: ReadyOrder) => ({ market: 'us', orderId });
const capturesLeft = ({ orderId }: ReadyOrder) =>
  jobs.left.filter(({ name, data }) => name === 'capture-payments' && JSON.stringify(data).includes(orderId));

async function takenOf({ orderId }: ReadyOrder) {
  const { rows } = await services.db.executeSql(
    `SELECT market || '.' || id AS reference, state, captured_amount FROM payment WHERE order_id = $1`,
    [orderId],
  );
  const [row] = rows;
  const reference = String(row?.['reference']);
  return { reference, state: row?.['state'], noted: Number(row?.['captured_amount']) };
}

const cancel = ({ token, orderId }: ReadyOrder) =>
  services.call('cancelOrder', { token, params: { id: orderId }, body: { cancelOrder: true } });

describe('[R4.042, R7.127] the parcels of an order', { timeout: 30_000 }, () => {
  it('go their way, and the order follows the one that has come least far', async () => {
    const order = await anOrderOfTwoParcels();
    const states = async () => {
      const { state, shippingGroups } = await orderOf(services, order);
      return [state, ...shippingGroups.map((group) => group.state)];
    };
    expect(await states()).toEqual(['placed', 'planned', 'planned']);
    await leave(order, 0);
    expect(await states()).toEqual(['preparing', 'shipped', 'planned']);
    await leave(order, 1);
    expect(await states()).toEqual(['shipped', 'shipped', 'shipped']);
    await move(order, 0, 'delivered');
    await move(order, 1, 'delivered');
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('are refused what their state does not allow, and an order on its way is not cancelled', async () => {
    const order = await aPlacedOrder();
    expect(await move(order, 0, 'delivered')).toMatchObject({
      ok: false,
      refusal: { code: 'illegal_fulfilment_event' },
    });
    await move(order, 0, 'preparation-started');
    expect(await cancel(order)).toMatchObject({ status: 409, errorCode: 'too_late' });
    expect((await orderOf(services, order)).state).toBe('preparing');
  });

  it('of an order that is cancelled, or not paid yet, go nowhere', async () => {
    const order = await aPlacedOrder();
    const { shippingGroups } = await orderOf(services, order);
    await done(cancel(order));
    expect((await orderOf(services, order)).shippingGroups).toMatchObject([{ state: 'cancelled' }]);
    const unpaid = await aReadyOrder(services);
    const codes: unknown[] = [];
    for (const parcel of [shippingGroups[0], (await orderOf(services, unpaid)).shippingGroups[0]]) {
      const event = 'preparation-started' as const;
      const moved = await moveParcel(services.deps, { market: 'us', parcelId: parcel?.id ?? '', event });
      codes.push(moved.ok || moved.refusal.code);
    }
    expect(codes).toEqual(['illegal_fulfilment_event', 'not_found']);
  });

  it('stay here when the provider takes the money back by itself, which calls for a person once', async () => {
    const order = await aPlacedOrder();
    const { totals } = await orderOf(services, order);
    const { reference } = await takenOf(order);
    const { amount, currency } = totals.total;
    const told = { reference, providerRef: `pay-${reference}`, amount, currency, state: 'voided' } as const;
    for (const eventId of [`gone-1-${reference}`, `gone-2-${reference}`]) {
      const payload = { notice: noticeText({ ...told, eventId }) };
      const answer = await services.app.inject({ method: 'POST', url: '/webhooks/payment', payload });
      expect(answer.statusCode).toBe(204);
    }
    expect(services.alarms.filter((name) => name === 'payment_withdrawn')).toHaveLength(1);
    expect(await takenOf(order)).toMatchObject({ state: 'cancelled' });
    await move(order, 0, 'preparation-started');
    expect(await move(order, 0, 'handed-to-carrier')).toEqual({ ok: false, refusal: { code: 'not_paid' } });
    expect((await orderOf(services, order)).state).toBe('preparing');
  });

  it('race with a cancellation: one of the two wins', async () => {
    const order = await aPlacedOrder();
    const [moved, cancelled] = await Promise.all([move(order, 0, 'preparation-started'), cancel(order)]);
    expect(moved.ok).toBe(cancelled.status === 409);
    expect((await orderOf(services, order)).state).toBe(moved.ok ? 'preparing' : 'cancelled');
  });
});

describe('[R7.129] the money of an order', { timeout: 30_000 }, () => {
  it('is taken parcel by parcel, each once, and all of it with the last', async () => {
    const order = await anOrderOfTwoParcels();
    const { totals, lines, shippingGroups } = await orderOf(services, order);
    await capturePayments(services.deps, key(order));
    const { reference } = await takenOf(order);
    expect(provider.captured.has(reference)).toBe(false);

    await leave(order, 0);
    expect(capturesLeft(order)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => capturePayments(services.deps, key(order))));
    const [first] = shippingGroups;
    const pieces = lines.filter(({ itemId }) => first?.itemIds.includes(itemId));
    const cost = pieces.reduce((sum, line) => sum + line.lineTotal.amount, first?.method.amount ?? 0);
    const share = Math.round(
      (totals.total.amount * cost) / (totals.subtotal.amount + totals.shipping.amount),
    );
    expect(provider.captured.get(reference)).toBe(share);
    expect(await takenOf(order)).toMatchObject({ state: 'captured', noted: share });

    await leave(order, 1);
    await capturePayments(services.deps, key(order));
    expect(provider.captured.get(reference)).toBe(totals.total.amount);
    expect(await takenOf(order)).toMatchObject({ state: 'captured', noted: totals.total.amount });
  });

  it('is asked for again while the provider is down, and calls for a person where it is not given', async () => {
    const order = await aPlacedOrder();
    await leave(order, 0);
    provider.goDown(true);
    await expect(capturePayments(services.deps, key(order))).rejects.toThrow('did not confirm');
    provider.goDown(false);
    const { reference } = await takenOf(order);
    await provider.voidPayment(reference);
    await capturePayments(services.deps, key(order));
    expect(services.alarms).toContain('not_captured');
    expect(await takenOf(order)).toMatchObject({ state: 'authorised', noted: 0 });
  });

  it('[R7.130] that the provider took at once is refunded when the order is cancelled, once', async () => {
    const order = await aPlacedOrder();
    const { reference } = await takenOf(order);
    const { totals } = await orderOf(services, order);
    await provider.capture(reference, totals.total.amount);
    const { amount, currency } = totals.total;
    const told = { reference, providerRef: `pay-${reference}`, amount, currency } as const;
    const tell = (eventId: string, state: 'captured' | 'refunded') => {
      const payload = { notice: noticeText({ ...told, eventId, state }) };
      return services.app.inject({ method: 'POST', url: '/webhooks/payment', payload });
    };
    await tell('taken-1', 'captured');
    expect(await takenOf(order)).toMatchObject({ state: 'captured', noted: amount });
    await done(cancel(order));
    await giveBackPayment(services.deps, { reference });
    expect(provider.refunded).toEqual([reference]);
    expect(provider.voided).not.toContain(reference);
    expect(await takenOf(order)).toMatchObject({ state: 'refunded' });
    const before = jobs.left.length;
    await tell('taken-2', 'captured');
    await tell('taken-3', 'refunded');
    expect(jobs.left).toHaveLength(before);
    expect(await takenOf(order)).toMatchObject({ state: 'refunded' });
  });
});

it('[R5.021, R8.049] are not prepared while letters that could not be moderated wait to be read', async () => {
  const order = await anOrderOfTwoParcels();
  const letters = async (text: string): Promise<void> => {
    const personalisation = {
      designId: 'd',
      letters: { text, font: 'capitals', position: 'p' },
      isUnmoderated: true,
    };
    await services.db.executeSql(
      `UPDATE order_line SET configuration = $2 WHERE order_id = $1 AND sku_id = $3`,
      [order.orderId, JSON.stringify({ personalisation }), MADE],
    );
  };
  await letters('SHIT');
  expect(await move(order, 0, 'preparation-started')).toEqual({ ok: true, value: 'preparing' });
  expect(await move(order, 1, 'preparation-started')).toEqual({
    ok: false,
    refusal: { code: 'letters_unread' },
  });
  expect(services.alarms).toContain('unread_letters');
  expect(JSON.stringify(services.logged)).not.toContain('SHIT');
  await letters('ANNA');
  expect(await move(order, 1, 'preparation-started')).toEqual({ ok: true, value: 'preparing' });
});
