import { named, type Queryable, type RowOf } from '@vitrine/database';
import { type BoughtLine, hasArrived, type MoveRecord } from '@vitrine/domain';
import type { OrderKey } from '../settled.store.ts';

/** Pieces of a return that count as given back: those that are asked for, and after the inspection those that were taken. */
const COUNTED = `CASE r.state WHEN 'requested' THEN rl.quantity WHEN 'received' THEN rl.quantity ELSE coalesce(rl.accepted, 0) END`;

const OF_ORDER = named('returns-bought-lines')<[market: string, orderId: string]>(
  `SELECT l.id, l.sku_id, l.quantity, l.unit_amount, l.configuration, l.snapshot, s.is_fluid, s.is_sample, p.is_kitting, p.product_type,
     p.id AS product_id, f.id AS parcel_id, f.state, f.moves, f.moved_at, f.edd_max,
     (SELECT coalesce(sum(${COUNTED}), 0) FROM return_line rl
      JOIN return_request r ON r.market = rl.market AND r.id = rl.return_id
      WHERE rl.market = l.market AND rl.line_id = l.id)::int AS "returned!"
   FROM order_line l
   JOIN sku s ON s.id = l.sku_id
   JOIN product p ON p.id = s.product_id
   JOIN fulfilment f ON f.market = l.market AND f.id = l.fulfilment_id
   WHERE l.market = $1 AND l.order_id = $2 ORDER BY l.id`,
);

type LineRow = RowOf<typeof OF_ORDER>;
/** A line of a sent order with what decides whether it may come back. */
export interface ReturnLine extends BoughtLine {
  readonly row: Pick<LineRow, 'skuId' | 'productId' | 'unitAmount' | 'parcelId' | 'snapshot'>;
}

/** The lines of an order that have a parcel. To be read under the lock of the order where something follows from it. */
export async function boughtLines(
  db: Queryable,
  { market, orderId }: OrderKey,
): Promise<readonly ReturnLine[]> {
  return (await db.all(OF_ORDER, [market, orderId])).map(toLine);
}

function toLine(row: LineRow): ReturnLine {
  const { id, quantity, returned, configuration, isFluid, isSample, isKitting, productType, state } = row;
  const parcel = { state, arrivedAt: undefined };
  return {
    id,
    quantity,
    returned,
    configuration,
    isFluid,
    isSample,
    isKitting,
    productType,
    parcel: { state, arrivedAt: hasArrived({ parcel }) ? arrivalOf(row) : undefined },
    row,
  };
}

/** Where nobody noted the moment, the last day that was promised. */
function arrivalOf({ moves, movedAt, eddMax, state }: LineRow): Date | undefined {
  const noted = moves.findLast((move: MoveRecord) => move.state === state);
  if (noted !== undefined) return new Date(noted.at);
  if (movedAt !== null) return movedAt;
  return eddMax === null ? undefined : new Date(`${eddMax}T00:00:00Z`);
}
