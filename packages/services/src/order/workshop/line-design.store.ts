import { named, type Queryable } from '@vitrine/database';

const DESIGN = named('workshop-line-design')<readonly [market: string, lineId: string]>(
  `SELECT l.snapshot #>> '{personalisation,configId}' AS config_id, o.locale
   FROM order_line l JOIN shop_order o ON o.market = l.market AND o.id = l.order_id AND o.placed_at IS NOT NULL
   WHERE l.market = $1 AND l.id = $2`,
);

/** The design of a bought line, and the locale whose words it has. */
export function findDesignOfLine(
  db: Queryable,
  { market, id }: { readonly market: string; readonly id: string },
) {
  return db.first(DESIGN, [market, id]);
}
