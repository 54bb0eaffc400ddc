import { named } from '@vitrine/database';
import { orderCheck, type OrderCheck, ORDERS, type RangeValues } from './audit-check.ts';

const PIECES = named('audit-return-pieces')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   CROSS JOIN LATERAL (
     SELECT sum(CASE r.state WHEN 'refused' THEN 0 ELSE coalesce(rl.accepted, rl.quantity) END) AS pieces,
       bool_or(r.order_id <> o.id) AS is_other
     FROM return_line rl JOIN return_request r ON r.market = rl.market AND r.id = rl.return_id
     WHERE rl.market = l.market AND rl.line_id = l.id) back
   WHERE ${ORDERS} AND (back.pieces > l.quantity OR back.is_other)`,
);
const INSPECTED = named('audit-return-inspected')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN return_request r ON r.market = o.market AND r.order_id = o.id
   LEFT JOIN return_line rl ON rl.market = r.market AND rl.return_id = r.id
   WHERE ${ORDERS} AND (rl.line_id IS NULL OR (rl.accepted IS NULL) <> (r.state IN ('requested', 'received')))`,
);
const HOLDS = named('audit-return-holds')<RangeValues>(
  `SELECT DISTINCT o.id FROM shop_order o
   JOIN return_request r ON r.market = o.market AND r.order_id = o.id
   JOIN return_line rl ON rl.market = r.market AND rl.return_id = r.id
   WHERE ${ORDERS} AND rl.hold IS DISTINCT FROM CASE
     WHEN rl.wanted_sku_id IS NULL THEN NULL
     WHEN r.state = 'exchanged' THEN 'taken'
     WHEN r.state = 'refused' THEN 'released'
     ELSE 'held' END`,
);

export const RETURN_CHECKS: readonly OrderCheck[] = [
  orderCheck('return-pieces', 'no more pieces come back than were bought', PIECES),
  orderCheck('return-inspected', 'every return has lines, judged once it was inspected', INSPECTED),
  orderCheck('return-holds', 'the other size of an exchange is held, then sent or let go', HOLDS),
];
