import { named, type Queryable, type Transaction } from '@vitrine/database';

/** What the house holds: selections for a customer and by them, and what they liked. */
const HELD = named('selections-held')<[customerId: string], { readonly entry: unknown }>(
  `SELECT jsonb_build_object('created_at', s.created_at, 'made_by', CASE WHEN s.maker_id = $1 THEN 'you' ELSE 'adviser' END,
     'public', s.is_public, 'words', s.words,
     'pieces', (SELECT jsonb_agg(jsonb_build_object('sku', p.sku_id, 'words', p.words) ORDER BY p.place)
       FROM selection_piece p WHERE p.selection_id = s.id)) AS "entry!"
   FROM selection s WHERE s.recipient_id = $1 OR s.maker_id = $1
   UNION ALL SELECT jsonb_build_object('liked', interacted_id, 'at', created_at) FROM selection_interaction
   WHERE customer_id = $1`,
);
const DROP_LIKES = named('selections-drop-likes')<[customerId: string]>(
  'DELETE FROM selection_interaction WHERE customer_id = $1',
);
const DROP = named('selections-drop')<[customerId: string]>(
  'DELETE FROM selection WHERE recipient_id = $1 OR maker_id = $1',
);

export async function heldSelections(db: Queryable, customerId: string): Promise<readonly unknown[]> {
  return (await db.all(HELD, [customerId])).map(({ entry }) => entry);
}

/** Selections go with whom they were for: what is said there was said to them. */
export async function forgetSelections(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.all(DROP_LIKES, [customerId]);
  await transaction.all(DROP, [customerId]);
}
