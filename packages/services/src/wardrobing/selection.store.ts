import {
  named,
  type Queryable,
  type RowOf,
  shownSku,
  type ShownSku,
  skuColumns,
  type Transaction,
} from '@vitrine/database';
import { customerIdOf, isAgent, type Locale, SELECTIONS_SHOWN, type SkuId } from '@vitrine/domain';
import { OFFER_FIELDS, PIECE_FIELDS } from '../catalog/index.ts';
import type { Session, ViewerValues } from '../http/session.ts';

/**
 * [R6.005, R7.141] The one rule of who may read a selection `s`: everybody whose link it is, else whom it is for and who made
 * it, or the agent who serves them. `customer` is a parameter with the customer's id; null for whoever serves as nobody.
 */
export const mayRead = (customer: string): string =>
  `(s.is_public OR s.recipient_id = ${customer}::text OR s.maker_id = ${customer}::text)`;
/** [R7.142] Who made it may take it back: a customer, or an agent while they serve whom it is for. */
const isOwn = (customer: string, agent: string): string =>
  `(s.maker_id = ${customer}::text
    OR (s.agent_id = ${agent}::text AND s.recipient_id IS NOT DISTINCT FROM ${customer}::text))`;

const HEAD = `s.id, s.words, s.is_public, s.created_at, coalesce(s.recipient_id = $2::text, false) AS "isForReader!",
  coalesce(${isOwn('$2', '$3')}, false) AS "isOwn!", a.first_name, a.last_name, st.texts`;
const WITH_ADVISER = 'LEFT JOIN agent a ON a.id = s.agent_id LEFT JOIN store st ON st.id = a.store_id';

/** Who reads, as the statements here take it. */
type ReaderValues = readonly [customerId: string | null, agentId: string | null];

const READ = named('selection-read')<readonly [id: string, ...reader: ReaderValues]>(
  `SELECT ${HEAD} FROM selection s ${WITH_ADVISER} WHERE s.id = $1 AND ${mayRead('$2')}`,
);
const LIST = named('selection-list')<readonly [limit: number, ...reader: ReaderValues]>(
  `SELECT ${HEAD}, (SELECT count(*)::int FROM selection_piece p WHERE p.selection_id = s.id) AS "pieceCount!"
   FROM selection s ${WITH_ADVISER} WHERE s.recipient_id = $2 OR s.maker_id = $2
   ORDER BY s.created_at DESC, s.id LIMIT $1`,
);

const FIELDS = [...PIECE_FIELDS, ...OFFER_FIELDS, 'tryOnType', 'tryOnEnabled'] as const;
/** What the shop no longer shows, or the reader may not have, is left out. */
const SKU = shownSku('sku.id = p.sku_id AND sku.is_shown', {
  language: '$4',
  country: '$3',
  viewer: { customerId: '$5', now: '$6' },
});
const PIECES = named('selection-pieces')<
  readonly [ids: readonly string[], most: number, country: string, language: string, ...viewer: ViewerValues],
  Pick<ShownSku, (typeof FIELDS)[number]> & { selectionId: string; words: string | null }
>(
  `SELECT p.selection_id, p.words, ${skuColumns(FIELDS)}
   FROM selection_piece p JOIN LATERAL ${SKU} s ON s.may_have
   WHERE p.selection_id = ANY ($1::text[]) AND p.place < $2 ORDER BY p.selection_id, p.place`,
);

const ADD = named('selection-add')<
  [
    id: string,
    recipientId: string | null,
    makerId: string | null,
    agentId: string | null,
    words: string | null,
    isPublic: boolean,
    now: Date,
  ]
>(`INSERT INTO selection (id, recipient_id, maker_id, agent_id, words, is_public, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`);
const ADD_PIECES = named('selection-add-pieces')<
  [id: string, skuIds: readonly SkuId[], words: readonly string[]]
>(`INSERT INTO selection_piece (selection_id, sku_id, words, place)
   SELECT $1, piece.sku_id, nullif(piece.words, ''), piece.place - 1
   FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS piece (sku_id, words, place)`);
const WITHDRAW = named('selection-withdraw')<readonly [id: string, ...reader: ReaderValues]>(
  `DELETE FROM selection s WHERE s.id = $1 AND ${isOwn('$2', '$3')} RETURNING s.id`,
);

/** [R3.029] Whether a customer `c` has agreed that an adviser writes to them with pieces chosen for them. */
const AGREED = `EXISTS (SELECT FROM consent k WHERE k.subject = c.id AND k.type = 'PERSONAL_CONSENT' AND k.value)`;
const RECIPIENT = named('selection-recipient')<[customerId: string]>(
  `SELECT c.first_name, c.last_name, c.first_name_reading, c.last_name_reading,
     c.email IS NOT NULL AND ${AGREED} AS "isWrittenTo!"
   FROM customer c WHERE c.id = $1 AND c.status <> 'closed'`,
);
/** Of what is mailed: to whom, and from whom. Who has closed their account, has no e-mail or has not agreed is not written to. */
const TO_MAIL = named('selection-to-mail')<
  [id: string]
>(`SELECT s.is_public, c.email AS "email!", c.locale, a.first_name, a.last_name, st.texts
   FROM selection s JOIN customer c ON c.id = s.recipient_id AND c.status <> 'closed' AND c.email IS NOT NULL AND ${AGREED}
   JOIN agent a ON a.id = s.agent_id JOIN store st ON st.id = a.store_id WHERE s.id = $1`);

export type SelectionRow = RowOf<typeof READ>;
export type SelectionPieceRow = RowOf<typeof PIECES>;

function readerValues({ principal }: Session): ReaderValues {
  return [customerIdOf(principal) ?? null, isAgent(principal) ? principal.agentId : null];
}

/** Undefined where there is none that the reader may open; without a session what is public. */
export async function readSelection(
  db: Queryable,
  id: string,
  session: Session | undefined,
): Promise<SelectionRow | undefined> {
  return db.first(READ, [id, ...(session === undefined ? ([null, null] as const) : readerValues(session))]);
}

/** The youngest first. */
export async function selectionsOf(db: Queryable, session: Session): Promise<readonly RowOf<typeof LIST>[]> {
  return db.all(LIST, [SELECTIONS_SHOWN, ...readerValues(session)]);
}

/** Pieces of selections in their order, at most the first `most` of each. */
export async function piecesOf(
  db: Queryable,
  ids: readonly string[],
  { most, locale, viewer }: { readonly most: number; readonly locale: Locale; readonly viewer: ViewerValues },
): Promise<readonly SelectionPieceRow[]> {
  return db.all(PIECES, [ids, most, locale.country, locale.language, ...viewer]);
}

export interface NewSelection {
  readonly id: string;
  readonly recipientId: string | null;
  readonly makerId: string | null;
  readonly agentId: string | null;
  readonly words: string | null;
  readonly isPublic: boolean;
  readonly now: Date;
  /** Empty words are none. */
  readonly pieces: readonly { readonly skuId: SkuId; readonly words: string }[];
}

export async function addSelection(transaction: Transaction, selection: NewSelection): Promise<void> {
  const { id, recipientId, makerId, agentId, words, isPublic, now, pieces } = selection;
  await transaction.all(ADD, [id, recipientId, makerId, agentId, words, isPublic, now]);
  const skuIds = pieces.map(({ skuId }) => skuId);
  await transaction.all(ADD_PIECES, [id, skuIds, pieces.map((piece) => piece.words)]);
}

/** False where the caller made none of that id. */
export async function withdrawSelection(db: Queryable, id: string, session: Session): Promise<boolean> {
  return (await db.first(WITHDRAW, [id, ...readerValues(session)])) !== undefined;
}

/** The client whom an agent chooses for. */
export async function recipientOf(
  db: Queryable,
  customerId: string,
): Promise<RowOf<typeof RECIPIENT> | undefined> {
  return db.first(RECIPIENT, [customerId]);
}

export async function selectionToMail(db: Queryable, id: string): Promise<RowOf<typeof TO_MAIL> | undefined> {
  return db.first(TO_MAIL, [id]);
}
