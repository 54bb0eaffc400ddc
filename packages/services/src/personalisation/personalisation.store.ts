import { named, type Queryable, type RowOf, shownSku, type ShownSku, skuColumns } from '@vitrine/database';
import type { Design, LetterFont, PersonalisationOffer, SkuId } from '@vitrine/domain';
import { PIECE_FIELDS } from '../catalog/index.ts';

const FIELDS = [...PIECE_FIELDS, 'colourCode', 'defaultSkuId', 'amount', 'currency'] as const;
type PieceColumns = Pick<ShownSku, (typeof FIELDS)[number]>;

/** What can be written on a SKU, and of how the piece looks as much as a preview needs. */
const PIECE = named('perso-piece')<[skuId: SkuId, language: string, country: string], PieceColumns>(
  `SELECT ${skuColumns(FIELDS)}, d.hotstampable, d.engravable, d.engraving_enabled, d.engraving_type, d.options
   FROM ${shownSku('sku.id = $1', { language: '$2', country: '$3' })} s
   LEFT JOIN perso_detail d ON d.sku_id = s.sku_id
   WHERE s.may_have AND NOT s.is_withdrawn`,
);
const OFFERS = named('perso-offers')<[skuIds: readonly SkuId[]]>(
  `SELECT sku_id, options FROM perso_detail WHERE sku_id = ANY ($1::text[])`,
);
const FONTS = named('perso-fonts')<[codes: readonly string[]]>(
  `SELECT code, body FROM letter_font WHERE code = ANY ($1::text[])`,
);
const WORDS = named('perso-words')(`SELECT language, words, anywhere FROM moderation_words`);
const SAVE = named('perso-save-design')<
  [id: string, skuId: SkuId, design: string, key: string, now: Date]
>(`INSERT INTO perso_config (id, sku_id, design, design_key, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $5)
   ON CONFLICT (sku_id, design_key) DO UPDATE SET used_at = excluded.used_at
   RETURNING id`);
const DESIGN = named('perso-design')<[id: string]>(
  `SELECT id, sku_id, design FROM perso_config WHERE id = $1`,
);

/** A SKU with what can be written on it: `options` is null where nothing can. */
export type PersoPiece = RowOf<typeof PIECE>;

/** A SKU that anybody may see; undefined for every other. */
export function findPiece(
  db: Queryable,
  skuId: SkuId,
  { language, country }: { readonly language: string; readonly country: string },
): Promise<PersoPiece | undefined> {
  return db.first(PIECE, [skuId, language, country]);
}

/** What the house offers to make of these SKUs; one on which nothing can be written is missing. */
export async function offersFor(
  db: Queryable,
  skuIds: readonly SkuId[],
): Promise<ReadonlyMap<SkuId, PersonalisationOffer>> {
  const rows = await db.all(OFFERS, [skuIds]);
  return new Map(rows.map(({ skuId, options }) => [skuId, options]));
}

/** The letters of these fonts, by code. */
export async function findFonts(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LetterFont>> {
  return new Map((await db.all(FONTS, [codes])).map(({ code, body }) => [code, body]));
}

/** The words that the house does not write, by language. */
export function moderatedWords(db: Queryable): Promise<readonly RowOf<typeof WORDS>[]> {
  return db.all(WORDS, []);
}

/** Keeps a design; the id of the equal one of the SKU where there is one. `key`: its canonical text. */
export async function saveDesign(
  db: Queryable,
  kept: {
    readonly id: string;
    readonly skuId: SkuId;
    readonly design: Design;
    readonly key: string;
    readonly now: Date;
  },
): Promise<string> {
  const { id, skuId, design, key, now } = kept;
  const row = await db.first(SAVE, [id, skuId, JSON.stringify(design), key, now]);
  return row?.id ?? id;
}

export function findDesign(db: Queryable, id: string): Promise<RowOf<typeof DESIGN> | undefined> {
  return db.first(DESIGN, [id]);
}
