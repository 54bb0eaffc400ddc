import {
  named,
  type OrderLineSnapshot,
  type Queryable,
  type RowOf,
  type ShippingMethodText,
  type TableRow,
} from '@vitrine/database';
import { ONGOING_ORDER_STATES, PAST_ORDER_STATES } from '@vitrine/domain';

/** Of which customer, in which part of the shop's orders. */
type Owner = readonly [market: string, customerId: string];
interface SummaryLine {
  readonly id: string;
  readonly quantity: number;
  readonly snapshot: OrderLineSnapshot;
}
export interface SummaryParcel extends Pick<
  TableRow<'fulfilment'>,
  | 'id'
  | 'kind'
  | 'state'
  | 'tracking'
  | 'eddMin'
  | 'eddMax'
  | 'delayedUntil'
  | 'methodId'
  | 'slot'
  | 'collection'
> {
  readonly texts: Readonly<Record<string, ShippingMethodText>>;
}
interface Below {
  readonly lines: readonly SummaryLine[] | null;
  readonly parcels: readonly SummaryParcel[] | null;
}

const list = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');
/** As the indexes `shop_order_ongoing` and `shop_order_past` have them. */
const IS = {
  ongoing: `state IN (${list(ONGOING_ORDER_STATES)})`,
  /** A draft that was given up has ended too, and was never an order. */
  past: `state IN (${list(PAST_ORDER_STATES)}) AND committed_at IS NOT NULL`,
} as const;
const NEWEST_FIRST = 'ORDER BY committed_at DESC, id DESC';

const CHOSEN = 'SELECT market, id, number, state, committed_at, currency, total FROM shop_order';
/** Orders as lists show them; `chosen` selects the columns of some of them. Nothing is joined to these but by its key. */
const summaries = (chosen: string): string => `WITH o AS MATERIALIZED (${chosen})
   SELECT o.id AS "id!", o.number, o.state AS "state!", o.committed_at AS "committed_at!", o.currency AS "currency!", o.total AS "total!",
     (SELECT json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'snapshot', l.snapshot) ORDER BY l.id)
      FROM order_line l WHERE l.market = o.market AND l.order_id = o.id) AS lines,
     (SELECT json_agg(json_build_object('id', f.id, 'kind', f.kind, 'state', f.state, 'tracking', f.tracking,
        'eddMin', f.edd_min, 'eddMax', f.edd_max, 'delayedUntil', f.delayed_until, 'methodId', f.method_id, 'texts', m.texts,
        'slot', f.slot, 'collection', f.collection) ORDER BY f.rank)
      FROM fulfilment f JOIN shipping_method m ON m.id = f.method_id
      WHERE f.market = o.market AND f.order_id = o.id) AS parcels
   FROM o ORDER BY o.committed_at DESC, o.id DESC`;
const rangeOf = (condition: string): string =>
  summaries(`${CHOSEN}
     WHERE market = $1 AND customer_id = $2 AND ${condition} ${NEWEST_FIRST} OFFSET $3 LIMIT $4`);
const countOf = (condition: string): string =>
  `SELECT count(*)::int AS "total!" FROM shop_order WHERE market = $1 AND customer_id = $2 AND ${condition}`;

type RangeValues = readonly [...Owner, first: number, count: number];
const RANGES = {
  ongoing: named('purchases-ongoing')<RangeValues, Below>(rangeOf(IS.ongoing)),
  past: named('purchases-past')<RangeValues, Below>(rangeOf(IS.past)),
} as const;
const COUNTS = {
  ongoing: named('purchases-count-ongoing')<Owner>(countOf(IS.ongoing)),
  past: named('purchases-count-past')<Owner>(countOf(IS.past)),
} as const;
const ONGOING_BY_ID = named('purchases-ongoing-by-id')<readonly [...Owner, ids: readonly string[]], Below>(
  summaries(`${CHOSEN}
     WHERE market = $1 AND customer_id = $2 AND id = ANY ($3::text[]) AND ${IS.ongoing}`),
);
const LAST_SHIPPED = named('purchases-last-shipped')<Owner>(
  `SELECT id FROM shop_order WHERE market = $1 AND customer_id = $2 AND state = 'shipped' ${NEWEST_FIRST} LIMIT 1`,
);

/** An order as lists show it. */
export type SummaryRow = RowOf<typeof RANGES.past>;
export interface PurchaseOwner {
  readonly market: string;
  readonly customerId: string;
}
export interface PurchaseRange {
  /** Places, both included; the newest order has the first. */
  readonly first: number;
  readonly last: number;
}

/** [R7.028, R7.029] Some of a customer's orders, the newest first, and how many there are. */
export async function findPurchases(
  db: Queryable,
  which: keyof typeof RANGES,
  {
    owner: { market, customerId },
    range: { first, last },
  }: {
    readonly owner: PurchaseOwner;
    readonly range: PurchaseRange;
  },
): Promise<{ readonly rows: readonly SummaryRow[]; readonly total: number }> {
  const asked = last - first + 1;
  const rows = await db.all(RANGES[which], [market, customerId, first, asked]);
  // A range that is not filled ends the list.
  const endsList = rows.length < asked && (first === 0 || rows.length > 0);
  if (endsList) return { rows, total: first + rows.length };
  const count = await db.first(COUNTS[which], [market, customerId]);
  return { rows, total: count?.total ?? 0 };
}

/** [R7.041] Those of the named orders that are the customer's and that they wait for. */
export function findOngoing(
  db: Queryable,
  { market, customerId }: PurchaseOwner,
  ids: readonly string[],
): Promise<readonly SummaryRow[]> {
  return db.all(ONGOING_BY_ID, [market, customerId, ids]);
}

/** [R7.025] The newest of the customer's orders that are on their way. */
export async function findLastShipped(
  db: Queryable,
  { market, customerId }: PurchaseOwner,
): Promise<string | undefined> {
  return (await db.first(LAST_SHIPPED, [market, customerId]))?.id;
}
