import { named } from '@vitrine/database';
import {
  BOUGHT,
  idsOf,
  orderCheck,
  type OrderCheck,
  ORDERS,
  type RangeValues,
  type SharedCheck,
  UNCOMMITTED,
} from './audit-check.ts';

/** A demo's returned pieces are let go; those of the shop stay taken, and are put back into the stock. */
const RESERVED = named('audit-stock-reservations')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   LEFT JOIN stock_reservation s ON s.market = l.market AND s.line_id = l.id
   WHERE ${ORDERS} AND CASE
     WHEN o.state = 'pending_payment' THEN s.state IS DISTINCT FROM 'held'
     WHEN ${BOUGHT} THEN s.state IS DISTINCT FROM 'taken' AND NOT (s.state IS NOT DISTINCT FROM 'released' AND EXISTS (
       SELECT FROM return_line rl WHERE rl.market = l.market AND rl.line_id = l.id AND rl.accepted > 0))
     ELSE s.state IN ('held', 'taken')
   END`,
);
const PIECES = named('audit-stock-pieces')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   JOIN stock_reservation s ON s.market = l.market AND s.line_id = l.id
   WHERE ${ORDERS} AND s.state <> 'released'
     AND (s.sku_id <> l.sku_id OR s.quantity <> l.quantity OR s.order_id <> o.id)`,
);
/** Of all markets: they sell from one stock. What is held belongs to orders that wait, and to exchanges under way. */
const HELD = named('audit-stock-held')<[]>(
  `SELECT s.sku_id || ' ' || s.pool AS "id!" FROM stock s
   LEFT JOIN (
     SELECT sku_id, pool, sum(quantity) AS quantity FROM (
       SELECT r.sku_id, r.pool, r.quantity FROM shop_order o
         JOIN stock_reservation r ON r.market = o.market AND r.order_id = o.id
         WHERE o.state = 'pending_payment' AND r.state = 'held'
       UNION ALL
       SELECT rl.wanted_sku_id, 'ECO', rl.quantity FROM return_request q
         JOIN return_line rl ON rl.market = q.market AND rl.return_id = q.id
         WHERE q.state IN ('requested', 'received', 'inspected') AND rl.hold = 'held'
     ) each_one GROUP BY sku_id, pool
   ) held ON held.sku_id = s.sku_id AND held.pool = s.pool
   WHERE s.reserved <> coalesce(held.quantity, 0) OR s.on_hand < s.reserved OR s.reserved < 0`,
);
const SLOT_PLACES = named('audit-slot-places')<[]>(
  `SELECT s.id FROM delivery_slot s
   LEFT JOIN (SELECT slot_id, count(*) AS places FROM slot_reservation GROUP BY slot_id) r ON r.slot_id = s.id
   WHERE s.taken <> coalesce(r.places, 0) OR s.taken > s.capacity`,
);
/** Slots of days that are over are forgotten. */
const SLOTS = named('audit-slot-orders')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id
   LEFT JOIN slot_reservation r ON r.market = f.market AND r.fulfilment_id = f.id
   WHERE ${ORDERS} AND CASE
     WHEN o.state IN ('cancelled', 'expired') THEN r.slot_id IS NOT NULL
     WHEN ${UNCOMMITTED} THEN r.state = 'taken'
     ELSE (r.slot_id IS NOT NULL AND r.state <> 'taken') OR (r.slot_id IS DISTINCT FROM f.slot ->> 'id' AND EXISTS (
       SELECT FROM delivery_slot d WHERE d.id = f.slot ->> 'id'))
   END`,
);

export const STOCK_CHECKS: readonly OrderCheck[] = [
  orderCheck(
    'stock-reservations',
    'stock is held while an order waits, taken once, and let go once',
    RESERVED,
  ),
  orderCheck('stock-pieces', 'what is held or taken is what the lines say', PIECES),
  orderCheck('slot-orders', 'every parcel of a slot has its place, and nobody else', SLOTS),
];

export const SHARED_CHECKS: readonly SharedCheck[] = [
  {
    name: 'stock-held',
    says: 'what the stock counts as reserved is held by somebody, and nothing is below zero',
    find: async (db) => idsOf(await db.all(HELD, [])),
  },
  {
    name: 'slot-places',
    says: 'every slot counts its places, and has no more than it may',
    find: async (db) => idsOf(await db.all(SLOT_PLACES, [])),
  },
];
