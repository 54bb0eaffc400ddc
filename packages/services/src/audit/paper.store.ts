import { named, type Statement } from '@vitrine/database';
import {
  idsOf,
  orderCheck,
  type OrderCheck,
  ORDERS,
  type RangeValues,
  type SharedCheck,
  valuesOf,
} from './audit-check.ts';
import { withoutJob } from './waiting-jobs.ts';

/** A parcel that nobody was asked about yet is the timetable's; the next minute brings its papers. */
const MISSING = named('audit-paper-missing')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id AND f.papers_asked
   WHERE ${ORDERS} AND (SELECT count(*) FROM paper p WHERE p.market = f.market AND p.subject_id = f.id
     AND p.kind IN ('receipt', 'invoice') AND p.bytes IS NOT NULL) < 2`,
);
/** As with a parcel, one that nobody was asked about yet is the timetable's. */
const CREDIT = named('audit-paper-credit')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN return_request r ON r.market = o.market AND r.order_id = o.id AND r.credit_asked AND r.kind = 'return'
     AND r.state = 'refunded' AND r.refund_amount > 0
   WHERE ${ORDERS} AND NOT EXISTS (SELECT FROM paper p WHERE p.market = r.market AND p.subject_id = r.id
     AND p.kind = 'creditNote' AND p.bytes IS NOT NULL)`,
);
const MONEY = named('audit-paper-money')<RangeValues>(
  `SELECT o.id FROM shop_order o
   CROSS JOIN LATERAL (
     SELECT sum(p.total) AS total, sum(p.goods + p.shipping) AS cost FROM paper p
     WHERE p.market = o.market AND p.order_id = o.id AND p.kind = 'invoice') invoiced
   WHERE ${ORDERS} AND invoiced.cost > 0
     AND (invoiced.total <> round(o.total * invoiced.cost / (o.subtotal + o.shipping_amount))
       OR EXISTS (SELECT FROM paper p JOIN return_request r ON r.market = p.market AND r.id = p.subject_id
         WHERE p.market = o.market AND p.order_id = o.id AND p.kind = 'creditNote' AND p.total <> r.refund_amount))`,
);
const NUMBERS = named('audit-paper-numbers')<[]>(
  `SELECT s.market || ' ' || s.entity || ' ' || s.kind AS "id!" FROM paper_series s
   LEFT JOIN paper p ON p.market = s.market AND p.entity = s.entity AND p.kind = s.kind
   GROUP BY s.market, s.entity, s.kind, s.last_place
   HAVING count(p.place) <> s.last_place OR max(p.place) <> s.last_place`,
);

/** Orders that lack a paper and have no job that makes it. */
function madeCheck(
  name: string,
  says: string,
  statement: Statement<RangeValues, { readonly id: string }>,
): OrderCheck {
  const find: OrderCheck['find'] = async (db, range) => {
    const found = await db.all(statement, valuesOf(range));
    return idsOf(await withoutJob(db, found, { name: 'make-papers', field: 'orderId' }));
  };
  return { name, says, find };
}

export const PAPER_CHECKS: readonly OrderCheck[] = [
  madeCheck(
    'paper-made',
    'a parcel that has left has its receipt and its invoice, or they wait to be made',
    MISSING,
  ),
  madeCheck('paper-credit', 'what was given back has its credit note, or it waits to be made', CREDIT),
  orderCheck('paper-money', 'invoices are what parcels cost, and credit notes what was given back', MONEY),
];

export const SHARED_PAPER_CHECKS: readonly SharedCheck[] = [
  {
    name: 'paper-numbers',
    says: 'the numbers of a legal entity have no gap',
    find: async (db) => idsOf(await db.all(NUMBERS, [])),
  },
];
