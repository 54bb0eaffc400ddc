import { DEMO_HOUSE, loadHouse } from '@vitrine/database';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openJobQueue } from '../jobs/index.ts';
import { makePapers, moveReturn } from '../order/index.ts';
import { moveParcel } from '../order/move-parcel.service.ts';
import { capturePayments } from '../payment/index.ts';
import {
  aDraft,
  aReadyOrder,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  setStock,
} from '../test-harness/a-purchase.ts';
import { signIn, useServices } from '../test-harness/open-services.ts';
import { auditHourly } from './audit-orders.job.ts';
import { auditOrders } from './audit-orders.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const [BAG, SHOE] = ['QS2001', 'QK3021-38'] as const;
const services = useServices({ jobs: (db, log) => openJobQueue({ db, log, supervise: false }) });
/** A bought order whose parcel has not left, and one that came back. */
let bought: ReadyOrder;
let returned: ReadyOrder;

const sql = (text: string, ...values: readonly unknown[]) => services.db.executeSql(text, values);
const audit = () => auditOrders(services.db, services.clock.now());

async function aDeliveredOrder(): Promise<ReadyOrder> {
  const { token } = await signIn(services);
  const order = await aReadyOrder(services, { token, skuIds: [BAG] });
  await done(commit(services, token, 'one-attempt'));
  for (const { id: parcelId } of (await orderOf(services, order)).shippingGroups)
    for (const event of ['preparation-started', 'handed-to-carrier', 'delivered'] as const)
      await moveParcel(services.deps, { market: 'us', parcelId, event });
  await capturePayments(services.deps, { market: 'us', orderId: order.orderId });
  return order;
}

async function sendBack(order: ReadyOrder): Promise<void> {
  const [line] = (await orderOf(services, order)).returnable;
  const body = [{ request_id_to_return: line?.requestId ?? '', item_id_to_return: line?.itemId ?? '' }];
  await done(services.call('returnLines', { token: order.token, body }));
  const { rows } = await sql('SELECT id FROM return_request WHERE order_id = $1', order.orderId);
  const key = { market: 'us', returnId: String(rows[0]?.['id']) };
  await moveReturn(services.deps, { ...key, event: 'received' });
  await moveReturn(services.deps, { ...key, event: 'inspected' });
}

beforeAll(async () => {
  for (const skuId of [BAG, SHOE]) await setStock(services, skuId, 40);
  bought = await aReadyOrder(services, { skuIds: [BAG, SHOE] });
  await done(commit(services, bought.token, 'another-attempt'));
  await aDraft(services);
  const { orderId: sent } = await aDraft(services);
  await sql("UPDATE shop_order SET state = 'awaiting_client' WHERE id = $1", sent);
  const transferred = await aReadyOrder(services, { skuIds: [BAG] });
  await done(commit(services, transferred.token, 'its-attempt'));
  await sql(
    "UPDATE payment SET method = 'bankTransfer', state = 'captured', captured_amount = amount WHERE order_id = $1",
    transferred.orderId,
  );
  const { orderId: givenUp } = await aReadyOrder(services, { skuIds: [BAG] });
  await sql("UPDATE shop_order SET state = 'expired' WHERE id = $1", givenUp);
  returned = await aDeliveredOrder();
  await sendBack(returned);
  await makePapers(services.deps, { market: 'us', orderId: returned.orderId });
});

/** One thing that is broken, and mended again; `$1` is the order that was bought. */
interface Break {
  readonly check: string;
  readonly breaks: string;
  readonly mends: string;
  /** `$1` is the order that came back. */
  readonly isReturned?: true;
}
const OF_RETURN = 'WHERE return_id = (SELECT id FROM return_request WHERE order_id = $1)';
const SLOT = `INSERT INTO delivery_slot (id, method_id, area, day, begins, ends, capacity, taken)
  VALUES ('a slot', 'us-standard', '1', '2099-01-01', '10:00', '12:00', 1, 1)`;

const BREAKS: readonly Break[] = [
  {
    check: 'order-total',
    breaks: 'UPDATE shop_order SET subtotal = subtotal + 1 WHERE id = $1',
    mends: 'UPDATE shop_order SET subtotal = subtotal - 1 WHERE id = $1',
  },
  {
    check: 'order-parcels',
    breaks: 'UPDATE order_line SET fulfilment_id = NULL WHERE order_id = $1',
    mends:
      'UPDATE order_line SET fulfilment_id = (SELECT min(id) FROM fulfilment WHERE order_id = $1) WHERE order_id = $1',
  },
  {
    check: 'order-number',
    breaks: 'UPDATE shop_order SET number = NULL WHERE id = $1',
    mends: "UPDATE shop_order SET number = 'AUMENDED' WHERE id = $1",
  },
  {
    check: 'order-key',
    breaks: `INSERT INTO shop_order (market, id, cart_id, cart_version, session_id, locale, country, currency, channel,
        state, subtotal, total, tax_included, idempotency_key, created_at)
      SELECT market, 'a second', 'its cart', 1, session_id, locale, country, currency, channel, 'draft', 0, 0,
        tax_included, idempotency_key, created_at FROM shop_order WHERE id = $1`,
    mends: "DELETE FROM shop_order WHERE id = 'a second' AND $1::text IS NOT NULL",
  },
  {
    check: 'order-overdue',
    breaks: "UPDATE shop_order SET state = 'pending_payment', expires_at = '2020-01-01' WHERE id = $1",
    mends: "UPDATE shop_order SET state = 'placed', expires_at = NULL WHERE id = $1",
  },
  {
    check: 'order-state',
    breaks: "UPDATE shop_order SET state = 'delivered' WHERE id = $1",
    mends: "UPDATE shop_order SET state = 'placed' WHERE id = $1",
  },
  {
    check: 'order-mail',
    breaks: "UPDATE pgboss.job SET state = 'failed' WHERE name = 'send-mail' AND data ->> 'orderId' = $1",
    mends: "UPDATE pgboss.job SET state = 'created' WHERE name = 'send-mail' AND data ->> 'orderId' = $1",
  },
  {
    check: 'payment-covers',
    breaks: 'UPDATE payment SET amount = amount - 1 WHERE order_id = $1',
    mends: 'UPDATE payment SET amount = amount + 1 WHERE order_id = $1',
  },
  {
    check: 'payment-captured',
    breaks: 'UPDATE payment SET captured_amount = 1 WHERE order_id = $1',
    mends: 'UPDATE payment SET captured_amount = 0 WHERE order_id = $1',
  },
  {
    check: 'payment-kept',
    breaks: `INSERT INTO payment (market, id, order_id, method, amount, captured_amount, currency, state, created_at, updated_at)
      SELECT market, 'given up', id, 'creditCard', 5, 5, currency, 'cancelled', now(), now() FROM shop_order WHERE id = $1`,
    mends: "DELETE FROM payment WHERE order_id = $1 AND id = 'given up'",
  },
  {
    check: 'refund-amounts',
    isReturned: true,
    breaks: 'UPDATE return_request SET refund_amount = refund_amount + 1 WHERE order_id = $1',
    mends: 'UPDATE return_request SET refund_amount = refund_amount - 1 WHERE order_id = $1',
  },
  {
    check: 'refund-waits',
    isReturned: true,
    breaks: "UPDATE pgboss.job SET state = 'failed' WHERE name = 'refund-return' AND $1::text IS NOT NULL",
    mends: "UPDATE pgboss.job SET state = 'created' WHERE name = 'refund-return' AND $1::text IS NOT NULL",
  },
  {
    check: 'stock-reservations',
    breaks: "UPDATE stock_reservation SET state = 'released' WHERE order_id = $1",
    mends: "UPDATE stock_reservation SET state = 'taken' WHERE order_id = $1",
  },
  {
    check: 'stock-pieces',
    breaks: 'UPDATE stock_reservation SET quantity = quantity + 1 WHERE order_id = $1',
    mends: 'UPDATE stock_reservation SET quantity = quantity - 1 WHERE order_id = $1',
  },
  {
    check: 'slot-orders',
    breaks: `WITH slot AS (${SLOT} RETURNING id)
      INSERT INTO slot_reservation (market, fulfilment_id, slot_id, order_id, state, held_until)
      SELECT f.market, f.id, slot.id, f.order_id, 'held', now() FROM fulfilment f, slot WHERE f.order_id = $1`,
    mends: `WITH gone AS (DELETE FROM slot_reservation WHERE order_id = $1)
      DELETE FROM delivery_slot WHERE id = 'a slot'`,
  },
  {
    check: 'return-pieces',
    isReturned: true,
    breaks: `UPDATE return_line SET quantity = 99, accepted = 99 ${OF_RETURN}`,
    mends: `UPDATE return_line SET quantity = 1, accepted = 1 ${OF_RETURN}`,
  },
  {
    check: 'return-inspected',
    isReturned: true,
    breaks: `UPDATE return_line SET accepted = NULL ${OF_RETURN}`,
    mends: `UPDATE return_line SET accepted = 1 ${OF_RETURN}`,
  },
  {
    check: 'return-holds',
    isReturned: true,
    breaks: `UPDATE return_line SET hold = 'held' ${OF_RETURN}`,
    mends: `UPDATE return_line SET hold = NULL ${OF_RETURN}`,
  },
  {
    check: 'paper-made',
    isReturned: true,
    breaks: `WITH gone AS (DELETE FROM pgboss.job WHERE name = 'make-papers')
      UPDATE paper SET subject_id = 'no ' || subject_id WHERE order_id = $1`,
    mends: 'UPDATE paper SET subject_id = substr(subject_id, 4) WHERE order_id = $1',
  },
  {
    check: 'paper-credit',
    isReturned: true,
    breaks: `WITH gone AS (DELETE FROM pgboss.job WHERE name = 'make-papers')
      UPDATE return_request SET state = 'refunded', credit_asked = true, refund_amount = refund_amount + 1 WHERE order_id = $1`,
    mends: `UPDATE return_request SET state = 'inspected', credit_asked = false, refund_amount = refund_amount - 1
      WHERE order_id = $1`,
  },
  {
    check: 'paper-money',
    isReturned: true,
    breaks: "UPDATE paper SET total = total + 1 WHERE kind = 'invoice' AND order_id = $1",
    mends: "UPDATE paper SET total = total - 1 WHERE kind = 'invoice' AND order_id = $1",
  },
  {
    check: 'paper-numbers',
    breaks: 'UPDATE paper_series SET last_place = last_place + 1 WHERE $1::text IS NOT NULL',
    mends: 'UPDATE paper_series SET last_place = last_place - 1 WHERE $1::text IS NOT NULL',
  },
  {
    check: 'stock-held',
    breaks: `UPDATE stock SET reserved = reserved + 1 WHERE sku_id = '${BAG}' AND pool = 'ECO' AND $1::text IS NOT NULL`,
    mends: `UPDATE stock SET reserved = reserved - 1 WHERE sku_id = '${BAG}' AND pool = 'ECO' AND $1::text IS NOT NULL`,
  },
  {
    check: 'workshop-messages',
    breaks: `INSERT INTO workshop_message (market, id, order_id, place, type, created_at, next_try_at, sent_at)
      SELECT market, 'message ' || place, id, place, 'order.address_changed', now(), now(), CASE place WHEN 102 THEN now() END
      FROM shop_order, generate_series(101, 102) AS place WHERE id = $1`,
    mends: "DELETE FROM workshop_message WHERE order_id = $1 AND id LIKE 'message %'",
  },
  {
    check: 'slot-places',
    breaks: `WITH slot AS (${SLOT}) SELECT $1::text`,
    mends: "DELETE FROM delivery_slot WHERE id = 'a slot' AND $1::text IS NOT NULL",
  },
];

describe('[R7.129, R4.042] the audit of orders', () => {
  it('finds nothing where all is well: orders of the house, drafts, one given up with its card, one that is bought, one that a transfer paid, one that came back', async () => {
    const { orders, violations } = await audit();
    expect(violations).toEqual([]);
    expect(orders).toBeGreaterThan(4);
  });

  it.each(BREAKS)('tells that $check does not hold', async ({ check, breaks, mends, isReturned }) => {
    const { orderId } = isReturned === true ? returned : bought;
    await sql(breaks, orderId);
    const { violations } = await audit();
    await sql(mends, orderId);
    const found = violations.filter((violation) => violation.check === check);
    expect(found).not.toEqual([]);
    if (found[0]?.market !== undefined) expect(found.map(({ id }) => id)).toContain(orderId);
    expect((await audit()).violations).toEqual([]);
  });

  it('has a test for every check', async () => {
    expect(new Set(BREAKS.map(({ check }) => check)).size).toBe((await audit()).checks);
  });

  it('alarms once an hour for each check that found something, with ids alone', async () => {
    await auditHourly(services.deps);
    expect(services.alarms).toEqual([]);
    await sql('UPDATE shop_order SET number = NULL WHERE id = $1', bought.orderId);
    await auditHourly(services.deps);
    await sql("UPDATE shop_order SET number = 'AUMENDED' WHERE id = $1", bought.orderId);
    expect(services.alarms).toEqual(['orders_disagree']);
    expect(services.logged.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ fields: { check: 'order-number', count: 1, ids: [`us ${bought.orderId}`] } }),
    ]);
  });

  it('finds nothing in the demo house', async () => {
    await loadHouse(services.db, DEMO_HOUSE);
    const { orders, violations } = await audit();
    expect(violations).toEqual([]);
    expect(orders).toBeGreaterThan(18);
  });
});
