import { named } from '@vitrine/database';
import { dueFor, type FulfilmentState, isLive, PAYMENT_STATES, refundDue } from '@vitrine/domain';
import { paymentReference } from '../order/index.ts';
import {
  BOUGHT,
  COMMITTED,
  idsOf,
  listed,
  orderCheck,
  type OrderCheck,
  ORDERS,
  type RangeValues,
  valuesOf,
} from './audit-check.ts';
import { withoutJob } from './waiting-jobs.ts';

const LIVE = `p.state IN (${listed(PAYMENT_STATES.filter(isLive))})`;
const SECURED = `p.state IN ('authorised', 'captured')`;
const OF_ORDER = 'p.market = o.market AND p.order_id = o.id';

/** What was put on a draft that was given up before the commit asked for money stays there. */
const COVERED = named('audit-payment-covers')<RangeValues>(
  `SELECT o.id FROM shop_order o
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(p.amount) FILTER (WHERE ${SECURED}), 0) AS secured,
       coalesce(sum(p.amount) FILTER (WHERE ${LIVE}), 0) AS live, bool_or(p.currency <> o.currency) AS is_other
     FROM payment p WHERE ${OF_ORDER}) paid
   WHERE ${ORDERS} AND (paid.is_other OR paid.live > o.total OR (${BOUGHT} AND paid.secured <> o.total)
     OR (o.state IN ('cancelled', 'expired') AND (paid.secured > 0 OR (${COMMITTED} AND paid.live > 0))))`,
);
/**
 * Orders of which neither nothing has left and been paid for, nor everything: few, and each is reckoned. `transferred`: the
 * bank sends all of a transfer before anything leaves.
 */
const CAPTURED = named('audit-payment-captured')<
  RangeValues,
  { readonly parcels: readonly { readonly state: FulfilmentState; readonly amount: number }[] }
>(
  `SELECT o.id, o.total, paid.captured AS "captured!", paid.transferred AS "transferred!", parcels.list AS "parcels!"
   FROM shop_order o
   CROSS JOIN LATERAL (SELECT coalesce(sum(p.captured_amount), 0)::bigint AS captured,
       coalesce(sum(p.captured_amount) FILTER (WHERE p.method = 'bankTransfer'), 0)::bigint AS transferred
     FROM payment p WHERE ${OF_ORDER} AND ${LIVE}) paid
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('state', f.state, 'amount', f.amount + goods.amount)), '[]') AS list,
       bool_and(f.state IN ('shipped', 'ready_for_collection', 'delivered', 'collected')) AS has_left,
       bool_and(f.state IN ('planned', 'preparing')) AS is_here
     FROM fulfilment f
     CROSS JOIN LATERAL (SELECT coalesce(sum(l.quantity * l.unit_amount), 0) AS amount FROM order_line l
       WHERE l.market = f.market AND l.fulfilment_id = f.id) goods
     WHERE f.market = o.market AND f.order_id = o.id) parcels
   WHERE ${ORDERS} AND ${COMMITTED} AND NOT (parcels.has_left AND paid.captured = o.total)
     AND NOT (parcels.is_here AND paid.captured = 0)`,
);
const KEPT = named('audit-payment-kept')<RangeValues>(
  `SELECT o.id, o.market, p.id AS payment_id FROM shop_order o JOIN payment p ON ${OF_ORDER}
   WHERE ${ORDERS} AND p.state IN ('refused', 'cancelled') AND p.captured_amount > p.refunded_amount`,
);
const REFUNDS = named('audit-payment-refunds')<RangeValues>(
  `SELECT o.id, o.subtotal, o.shipping_amount, o.total, paid.captured AS "captured!", paid.due AS "due!",
     paid.given AS "given!", back.owed AS "owed!", back.noted AS "noted!", back.goods AS "goods!"
   FROM shop_order o
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(p.captured_amount), 0)::bigint AS captured, coalesce(sum(p.refund_due), 0)::bigint AS due,
       coalesce(sum(p.refunded_amount), 0)::bigint AS given
     FROM payment p WHERE ${OF_ORDER}) paid
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(r.refund_amount), 0)::bigint AS owed,
       coalesce(sum(r.refund_amount) FILTER (WHERE r.state = 'refunded'), 0)::bigint AS noted,
       coalesce(sum(sent.goods), 0)::bigint AS goods, count(*) AS returns
     FROM return_request r
     CROSS JOIN LATERAL (SELECT sum(l.unit_amount * coalesce(rl.accepted, 0)) AS goods FROM return_line rl
       JOIN order_line l ON l.market = rl.market AND l.id = rl.line_id
       WHERE rl.market = r.market AND rl.return_id = r.id) sent
     WHERE r.market = o.market AND r.order_id = o.id AND r.kind = 'return') back
   WHERE ${ORDERS} AND (back.returns > 0 OR paid.due > 0)`,
);
const UNREFUNDED = named('audit-payment-unrefunded')<RangeValues>(
  `SELECT r.id, o.id AS order_id FROM shop_order o
   JOIN return_request r ON r.market = o.market AND r.order_id = o.id
   WHERE ${ORDERS} AND r.kind = 'return' AND r.state = 'inspected'`,
);

interface Refunded {
  readonly subtotal: number;
  readonly shippingAmount: number;
  readonly total: number;
  readonly captured: number;
  readonly due: number;
  readonly given: number;
  readonly owed: number;
  readonly noted: number;
  readonly goods: number;
}

/** Whether what is owed is what came back, with its delivery or without: that is the house's to say, and may change. */
function refundsAgree({ shippingAmount: shipping, owed, goods, ...row }: Refunded): boolean {
  const cost = { subtotal: row.subtotal, shipping, total: row.total };
  const worth = [true, false].map((refundsDelivery) => refundDue(cost, goods, { refundsDelivery }));
  return worth.includes(owed) && row.due === owed && row.given >= row.noted && row.given <= row.captured;
}

export const PAYMENT_CHECKS: readonly OrderCheck[] = [
  orderCheck('payment-covers', 'the payments of a bought order are its total, in its currency', COVERED),
  {
    name: 'payment-captured',
    says: 'what was taken, but for transfers, is the cost of the parcels that have left, or a job waits to take it',
    find: async (db, range) => {
      const rows = await db.all(CAPTURED, valuesOf(range));
      const less = rows.filter(({ captured, parcels, total }) => captured < dueFor(parcels, total));
      const more = rows.filter(
        ({ captured, transferred, parcels, total }) =>
          captured > Math.max(transferred, dueFor(parcels, total)),
      );
      const late = await withoutJob(db, less, { name: 'capture-payments', field: 'orderId' });
      return idsOf([...more, ...late]);
    },
  },
  {
    name: 'payment-kept',
    says: 'no money is kept of a payment that was given up, unless a job waits to give it back',
    find: async (db, { market, ...range }) => {
      const rows = await db.all(KEPT, valuesOf({ market, ...range }));
      return idsOf(
        await withoutJob(db, rows, {
          name: 'give-back-payment',
          field: 'reference',
          nameOf: ({ paymentId }) => paymentReference(market, paymentId),
        }),
      );
    },
  },
  {
    name: 'refund-amounts',
    says: 'what is given back is what the returns are worth, and no more than was taken',
    find: async (db, range) =>
      idsOf((await db.all(REFUNDS, valuesOf(range))).filter((row) => !refundsAgree(row))),
  },
  {
    name: 'refund-waits',
    says: 'a job waits to give back the money of every return that was inspected',
    find: async (db, range) => {
      const rows = await db.all(UNREFUNDED, valuesOf(range));
      const forgotten = await withoutJob(db, rows, { name: 'refund-return', field: 'returnId' });
      return forgotten.map(({ orderId }) => orderId);
    },
  },
];
