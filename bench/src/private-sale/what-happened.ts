import type { Database } from '@vitrine/database';
import { SALE } from './guests.ts';

/** What the database says of the sale afterwards. */
export interface SaleOutcome {
  readonly letIn: number;
  /** Guests who were let in before somebody who had come earlier. */
  readonly outOfTurn: number;
  /** The most who were inside at the same time. */
  readonly mostInside: number;
  /** Pieces that were sold beyond those there were; and customers with more than their one. */
  readonly oversold: number;
  readonly twice: number;
}

const PLACES = `SELECT place.* FROM sale_place place JOIN customer c ON c.id = place.customer_id
  WHERE place.sale_id = $1 AND c.login LIKE 'sale-%@guest.example'`;
const SQL = `
  WITH place AS (${PLACES}), turn AS (
    SELECT admitted_at, max(admitted_at) OVER (ORDER BY joined_at, ticket ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM place WHERE admitted_at IS NOT NULL
  ), sold AS (
    SELECT o.customer_id, sum(l.quantity)::int AS pieces
    FROM shop_order o JOIN order_line l ON l.market = o.market AND l.order_id = o.id
    JOIN customer c ON c.id = o.customer_id AND c.login LIKE 'sale-%@guest.example'
    WHERE l.sku_id = $2 AND o.state NOT IN ('draft', 'cancelled', 'expired') GROUP BY o.customer_id
  )
  SELECT (SELECT count(*) FROM turn)::int AS let_in,
    (SELECT count(*) FROM turn WHERE before > admitted_at)::int AS out_of_turn,
    (SELECT max((SELECT count(*) FROM place other WHERE other.admitted_at <= place.admitted_at AND place.admitted_at < other.leaves_at))
     FROM place WHERE place.admitted_at IS NOT NULL)::int AS most_inside,
    greatest(0, (SELECT coalesce(sum(pieces), 0) FROM sold) - $3::int)::int AS oversold,
    (SELECT count(*) FROM sold WHERE pieces > 1)::int AS twice`;

/** Reads how the sale went; `pieces`: how many there were. */
export async function whatHappened(db: Database, pieces: number): Promise<SaleOutcome> {
  const { rows } = await db.executeSql(SQL, [SALE.id, SALE.skuId, pieces]);
  const count = (name: string): number => Number(rows[0]?.[name] ?? Number.NaN);
  return {
    letIn: count('let_in'),
    outOfTurn: count('out_of_turn'),
    mostInside: count('most_inside'),
    oversold: count('oversold'),
    twice: count('twice'),
  };
}
