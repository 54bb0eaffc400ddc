import { named } from '@vitrine/database';
import {
  type FulfilmentState,
  isBought,
  orderStateOf,
  orderStateOfParcels,
  orderStateOfReturns,
} from '@vitrine/domain';
import {
  BOUGHT,
  COMMITTED,
  idsOf,
  orderCheck,
  type OrderCheck,
  ORDERS,
  type RangeValues,
  valuesOf,
} from './audit-check.ts';
import { withoutJob } from './waiting-jobs.ts';

const TOTAL = named('audit-order-total')<RangeValues>(
  `SELECT o.id FROM shop_order o
   LEFT JOIN LATERAL (SELECT sum(l.quantity * l.unit_amount) AS goods FROM order_line l
     WHERE l.market = o.market AND l.order_id = o.id) lines ON true
   LEFT JOIN LATERAL (SELECT sum(f.amount) AS ways FROM fulfilment f
     WHERE f.market = o.market AND f.order_id = o.id) parcels ON true
   WHERE ${ORDERS} AND (
     o.subtotal <> coalesce(lines.goods, 0)
     OR (${COMMITTED} AND o.shipping_amount <> coalesce(parcels.ways, 0))
     OR o.total <> o.subtotal + o.shipping_amount + CASE WHEN o.tax_included THEN 0 ELSE o.tax_amount END)`,
);
const PARCELS = named('audit-order-parcels')<RangeValues>(
  `SELECT o.id FROM shop_order o
   WHERE ${ORDERS} AND ${COMMITTED} AND (
     NOT EXISTS (SELECT FROM order_line l WHERE l.market = o.market AND l.order_id = o.id)
     OR EXISTS (SELECT FROM order_line l WHERE l.market = o.market AND l.order_id = o.id AND NOT EXISTS (
       SELECT FROM fulfilment f WHERE f.market = l.market AND f.id = l.fulfilment_id AND f.order_id = o.id))
     OR EXISTS (SELECT FROM fulfilment f WHERE f.market = o.market AND f.order_id = o.id AND NOT EXISTS (
       SELECT FROM order_line l WHERE l.market = f.market AND l.fulfilment_id = f.id)))`,
);
const NUMBER = named('audit-order-number')<RangeValues>(
  `SELECT o.id FROM shop_order o
   WHERE ${ORDERS} AND ${COMMITTED} AND (o.number IS NULL OR o.committed_at IS NULL OR EXISTS (
     SELECT FROM shop_order other WHERE other.number = o.number AND (other.market, other.id) <> (o.market, o.id)))`,
);
const KEY = named('audit-order-key')<RangeValues>(
  `SELECT o.id FROM shop_order o
   WHERE ${ORDERS} AND o.idempotency_key IS NOT NULL AND EXISTS (
     SELECT FROM shop_order other WHERE other.session_id = o.session_id AND other.market = o.market
       AND other.idempotency_key = o.idempotency_key AND other.id <> o.id)`,
);
const OVERDUE = named('audit-order-overdue')<readonly [...RangeValues, before: Date]>(
  `SELECT o.id FROM shop_order o
   WHERE ${ORDERS} AND o.state = 'pending_payment' AND (o.expires_at IS NULL OR o.expires_at < $4)`,
);
/** Orders whose parcels and returns say the same of them are told together. */
const STATES = named('audit-order-states')<RangeValues, { readonly parcels: readonly FulfilmentState[] }>(
  `SELECT o.state, parcels.states AS "parcels!", back.is_open AS "has_open!", back.came AS "came!",
     array_agg(o.id) AS "ids!"
   FROM shop_order o
   CROSS JOIN LATERAL (SELECT coalesce(array_agg(DISTINCT f.state), '{}') AS states FROM fulfilment f
     WHERE f.market = o.market AND f.order_id = o.id) parcels
   CROSS JOIN LATERAL (
     SELECT coalesce(bool_or(r.state IN ('requested', 'received', 'inspected')), false) AS is_open,
       CASE WHEN coalesce(sum(sent.accepted) FILTER (WHERE r.kind = 'return' AND r.state = 'refunded'), 0) = 0 THEN 'nothing'
         WHEN sum(sent.accepted) FILTER (WHERE r.kind = 'return' AND r.state = 'refunded') >= (
           SELECT sum(l.quantity) FROM order_line l WHERE l.market = o.market AND l.order_id = o.id) THEN 'all'
         ELSE 'part' END AS came
     FROM return_request r
     CROSS JOIN LATERAL (SELECT coalesce(sum(rl.accepted), 0) AS accepted FROM return_line rl
       WHERE rl.market = r.market AND rl.return_id = r.id) sent
     WHERE r.market = o.market AND r.order_id = o.id) back
   WHERE ${ORDERS} AND ${COMMITTED}
   GROUP BY o.state, parcels.states, back.is_open, back.came`,
);
const UNCONFIRMED = named('audit-order-unconfirmed')<RangeValues>(
  `SELECT o.id FROM shop_order o
   WHERE ${ORDERS} AND ${BOUGHT} AND o.confirmed_at IS NULL AND o.email IS NOT NULL`,
);

/** Orders that nobody paid for are ended each minute. */
const OVERDUE_FOR_MS = 60 * 60 * 1000;
/** What came back for its money, in pieces of an order of two. */
const PIECES = { nothing: 0, part: 1, all: 2 } as const;

interface Told {
  readonly state: string;
  readonly parcels: readonly FulfilmentState[];
  readonly hasOpen: boolean;
  readonly came: string;
}

/** [R4.042] Whether the state of an order is the one that its parcels and returns make of it. */
function follows({ state: stored, parcels, hasOpen, came }: Told): boolean {
  const state = orderStateOf(stored);
  if (!isBought(state)) {
    const expected = state === 'pending_payment' ? 'planned' : 'cancelled';
    return parcels.every((parcel) => parcel === expected);
  }
  const base = orderStateOfParcels(parcels);
  const accepted = came === 'all' || came === 'part' ? PIECES[came] : PIECES.nothing;
  const returns = [
    { kind: 'return', state: 'refunded', accepted } as const,
    ...(hasOpen ? [{ kind: 'return', state: 'requested', accepted: 0 } as const] : []),
  ];
  return state === orderStateOfReturns(base, PIECES.all, returns);
}

export const ORDER_CHECKS: readonly OrderCheck[] = [
  orderCheck('order-total', 'lines, ways and tax add up to the total', TOTAL),
  orderCheck('order-parcels', 'every line is in a parcel of its order, and no parcel is empty', PARCELS),
  orderCheck('order-number', 'every order has a number of its own', NUMBER),
  orderCheck('order-key', 'an Idempotency-Key made one order', KEY),
  {
    name: 'order-overdue',
    says: 'no order waits for its payment beyond its time',
    find: async (db, range) => {
      const before = new Date(range.now.getTime() - OVERDUE_FOR_MS);
      return idsOf(await db.all(OVERDUE, [...valuesOf(range), before]));
    },
  },
  {
    name: 'order-state',
    says: 'the state of an order is that of its parcels and returns',
    find: async (db, range) =>
      (await db.all(STATES, valuesOf(range))).flatMap((told) => (follows(told) ? [] : told.ids)),
  },
  {
    name: 'order-mail',
    says: 'every bought order was confirmed by mail, or its mail waits to be sent',
    find: async (db, range) => {
      const found = await db.all(UNCONFIRMED, valuesOf(range));
      return idsOf(await withoutJob(db, found, { name: 'send-mail', field: 'orderId' }));
    },
  },
];
