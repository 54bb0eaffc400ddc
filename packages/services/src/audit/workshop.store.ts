import { named } from '@vitrine/database';
import { orderCheck, type OrderCheck, ORDERS, type RangeValues } from './audit-check.ts';

/** Those of an order are sent one after the other, and the last word on a cancelled one is that it was cancelled. */
const MESSAGES = named('audit-workshop-messages')<RangeValues>(
  `SELECT o.id FROM shop_order o
   CROSS JOIN LATERAL (
     SELECT min(m.place) FILTER (WHERE m.sent_at IS NULL) AS waiting, max(m.place) FILTER (WHERE m.sent_at IS NOT NULL) AS sent,
       bool_or(m.type = 'order.released') AS is_released, bool_or(m.type = 'order.cancelled') AS is_cancelled
     FROM workshop_message m WHERE m.market = o.market AND m.order_id = o.id) told
   WHERE ${ORDERS} AND (told.waiting < told.sent
     OR (told.is_released AND told.is_cancelled IS DISTINCT FROM (o.state = 'cancelled')))`,
);

export const WORKSHOP_CHECKS: readonly OrderCheck[] = [
  orderCheck(
    'workshop-messages',
    'the workshop hears of an order in the order of its changes, and of every cancellation',
    MESSAGES,
  ),
];
