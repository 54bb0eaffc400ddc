import { named, type Queryable, type Transaction } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';
import { ownerValues, type Session } from '../http/session.ts';
import { mayRead } from './selection.store.ts';

/** Whose interactions: a session's, and the customer's behind it. */
type OwnerOf = readonly [sessionId: string | null, customerId: string | null];

/** The table takes one kind of each. */
export interface InteractionRow {
  readonly id: string;
  readonly recipientKey: 'sku';
  readonly recipientType: 'product';
  readonly interactionType: 'like';
  readonly interactedId: SkuId;
}
const COLUMNS = 'id, recipient_key, recipient_type, interaction_type, interacted_id';
const OWN = named('interactions-own')<readonly [...owner: OwnerOf, selectionId: string], InteractionRow>(
  `SELECT ${COLUMNS} FROM selection_interaction
   WHERE (session_id = $1 OR customer_id = $2) AND selection_id = $3 ORDER BY created_at, id`,
);
/** Of a piece of a selection that the reader may open. The second time it changes nothing. */
const LIKE = named('interaction-like')<
  readonly [...owner: OwnerOf, id: string, selectionId: string, skuId: SkuId, now: Date]
>(
  `INSERT INTO selection_interaction (id, selection_id, interacted_id, session_id, customer_id, created_at)
   SELECT $3, s.id, p.sku_id, CASE WHEN $2::text IS NULL THEN $1::text END, $2::text, $6
   FROM selection s JOIN selection_piece p ON p.selection_id = s.id AND p.sku_id = $5
   WHERE s.id = $4 AND ${mayRead('$2')}
   ON CONFLICT DO NOTHING`,
);
const UNLIKE = named('interaction-unlike')<readonly [...owner: OwnerOf, id: string]>(
  `DELETE FROM selection_interaction WHERE id = $3 AND (session_id = $1 OR customer_id = $2) RETURNING id`,
);
const HAND_OVER = named('interactions-hand-over')<[sessionId: string, customerId: string]>(
  `UPDATE selection_interaction i SET session_id = NULL, customer_id = $2
   WHERE i.session_id = $1 AND NOT EXISTS (
     SELECT FROM selection_interaction own WHERE own.customer_id = $2 AND own.selection_id = i.selection_id
       AND own.interacted_id = i.interacted_id AND own.interaction_type = i.interaction_type)`,
);
const DROP_OF_SESSION = named('interactions-drop')<[sessionId: string]>(
  'DELETE FROM selection_interaction WHERE session_id = $1',
);
const SWEEP = named('sweep-interactions')<
  [before: Date, limit: number]
>(`DELETE FROM selection_interaction WHERE id IN (
     SELECT i.id FROM session s JOIN selection_interaction i ON i.session_id = s.id
     WHERE s.expires_at < $1 ORDER BY s.expires_at LIMIT $2 FOR UPDATE OF i SKIP LOCKED)
   RETURNING id`);

function ownerOf(session: Session): OwnerOf {
  const [, sessionId, customerId] = ownerValues(session);
  return [sessionId, customerId];
}

/** What a reader did about the pieces of a selection. */
export async function ownInteractions(
  db: Queryable,
  selectionId: string,
  session: Session,
): Promise<readonly InteractionRow[]> {
  return db.all(OWN, [...ownerOf(session), selectionId]);
}

/** [R7.143] The like of a piece, new or there already; undefined where the reader may open no such selection, or it has no such piece. */
export async function likePiece(
  db: Queryable,
  session: Session,
  like: { readonly id: string; readonly selectionId: string; readonly skuId: SkuId; readonly now: Date },
): Promise<InteractionRow | undefined> {
  const { id, selectionId, skuId, now } = like;
  await db.all(LIKE, [...ownerOf(session), id, selectionId, skuId, now]);
  const own = await ownInteractions(db, selectionId, session);
  return own.find(({ interactedId }) => interactedId === skuId);
}

/** [R7.144] False where the caller has none of that id. */
export async function unlikePiece(db: Queryable, session: Session, id: string): Promise<boolean> {
  return (await db.first(UNLIKE, [...ownerOf(session), id])) !== undefined;
}

/** [R7.032] What a guest liked is the customer's whom they turned out to be; once each. */
export async function adoptGuestInteractions(
  transaction: Transaction,
  { guestId, customerId }: { readonly guestId: string; readonly customerId: string },
): Promise<void> {
  await transaction.all(HAND_OVER, [guestId, customerId]);
  await transaction.all(DROP_OF_SESSION, [guestId]);
}

/** Likes of guests whose session has ended. */
export async function dropInteractions(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(SWEEP, [before, limit])).length;
}
