import { named, type Transaction } from '@vitrine/database';
import type { OrderKey } from '../settled.store.ts';

const ASK_PARCELS = named('papers-ask-parcels')<[limit: number]>(
  `UPDATE fulfilment f SET papers_asked = true FROM (
     SELECT market, id FROM fulfilment
     WHERE NOT papers_asked AND state IN ('shipped', 'ready_for_collection', 'delivered', 'collected')
     LIMIT $1 FOR UPDATE SKIP LOCKED) due
   WHERE f.market = due.market AND f.id = due.id RETURNING f.market, f.order_id`,
);
const ASK_LABELS = named('papers-ask-labels')<[limit: number]>(
  `UPDATE return_request r SET label_asked = true FROM (
     SELECT market, id FROM return_request WHERE NOT label_asked LIMIT $1 FOR UPDATE SKIP LOCKED) due
   WHERE r.market = due.market AND r.id = due.id RETURNING r.market, r.order_id`,
);
const ASK_CREDITS = named('papers-ask-credits')<[limit: number]>(
  `UPDATE return_request r SET credit_asked = true FROM (
     SELECT market, id FROM return_request WHERE NOT credit_asked AND state = 'refunded'
     LIMIT $1 FOR UPDATE SKIP LOCKED) due
   WHERE r.market = due.market AND r.id = due.id RETURNING r.market, r.order_id`,
);

const NOTE_PARCELS = named('papers-note-parcels')<[market: string, orderId: string]>(
  `UPDATE fulfilment SET papers_asked = true WHERE market = $1 AND order_id = $2 AND NOT papers_asked
     AND state IN ('shipped', 'ready_for_collection', 'delivered', 'collected')`,
);
const NOTE_RETURNS = named('papers-note-returns')<[market: string, orderId: string]>(
  `UPDATE return_request SET label_asked = true, credit_asked = state = 'refunded'
   WHERE market = $1 AND order_id = $2 AND (NOT label_asked OR (state = 'refunded' AND NOT credit_asked))`,
);

/** Orders for which papers are due and nobody was asked to make them; from now on somebody is. */
export async function askForDuePapers(transaction: Transaction, limit: number): Promise<readonly OrderKey[]> {
  const rows = [
    ...(await transaction.all(ASK_PARCELS, [limit])),
    ...(await transaction.all(ASK_LABELS, [limit])),
    ...(await transaction.all(ASK_CREDITS, [limit])),
  ];
  const keys = new Map(rows.map(({ market, orderId }) => [`${market} ${orderId}`, { market, orderId }]));
  return [...keys.values()];
}

/** Notes that everything that is due for an order is written. */
export async function noteWritten(transaction: Transaction, { market, orderId }: OrderKey): Promise<void> {
  await transaction.all(NOTE_PARCELS, [market, orderId]);
  await transaction.all(NOTE_RETURNS, [market, orderId]);
}
