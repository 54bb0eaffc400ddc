import { mayHave, named, OPENING_SKU, PRODUCT_IS_SHOWN, type Queryable, type RowOf } from '@vitrine/database';
import { colourFamilyOf, FALLBACK_LANGUAGE, type HouseLanguage, type SkuId } from '@vitrine/domain';
import type { InLanguages, PieceDocument, PieceWords, SkuDocument } from '@vitrine/search';

/** A SKU as its row has it. */
interface SkuRecord extends Omit<SkuDocument, 'skuId' | 'colourFamily' | 'prices' | 'words'> {
  readonly skuId: SkuId;
  readonly colourFamily: string | null;
  readonly colourHex: string;
  readonly prices: SkuDocument['prices'] | null;
  readonly words: SkuDocument['words'] | null;
}
interface PieceJson {
  readonly categories: PieceDocument['categories'];
  readonly words: InLanguages<PieceWords> | null;
  readonly skus: readonly SkuRecord[];
}

/** What the shop has sold for as long as anybody knows. */
const LONG_AGO = 0;
const MS_OF_A_DAY = 86_400_000;
/** A page of products is read in some tens of milliseconds and takes some megabytes, however large the house is. */
const PRODUCTS_OF_A_PAGE = 250;

const SKU_PRICES = `(SELECT json_object_agg(price.country, price.amount) FROM price WHERE price.sku_id = s.id)`;
const SKU_WORDS = `(
  SELECT json_object_agg(t.language, json_build_object(
    'colour', t.colour, 'label', concat_ws(' ', t.label, t.short_shade_description)))
  FROM sku_text t WHERE t.sku_id = s.id)`;
const SKUS = `(
  SELECT json_agg(json_build_object(
    'skuId', s.id, 'look', s.look, 'colourFamily', s.colour_family, 'colourHex', s.colour_hex, 'finish', s.finish,
    'size', s.size, 'tryOnType', CASE WHEN s.try_on_enabled THEN s.try_on_type END,
    'prices', ${SKU_PRICES}, 'words', ${SKU_WORDS}) ORDER BY s.id <> p.default_sku_id, s.rank)
  FROM sku s WHERE s.product_id = p.id AND s.is_shown)`;
const WORDS = `(
  SELECT json_object_agg(t.language, json_build_object(
    'name', t.name, 'short', t.short_description, 'disambiguating', t.disambiguating_description,
    'long', concat_ws(' ', t.description,
      (SELECT string_agg(detail ->> 'body', ' ') FROM jsonb_array_elements(t.details) detail))))
  FROM product_text t WHERE t.product_id = p.id)`;
const CATEGORIES = `(
  SELECT coalesce(json_agg(json_build_object('dimId', pc.dim_id, 'place', pc.rank) ORDER BY c.rank), '[]')
  FROM product_category pc JOIN category c ON c.dim_id = pc.dim_id AND ${mayHave('c')}
  WHERE pc.product_id = p.id)`;

/** Products that everybody may see, with what they are found by, in all languages and countries at once. */
const PIECE = `
  SELECT p.id AS product_id, p.product_type, p.sub_family, p.materials, p.launched_on,
    json_build_object('categories', ${CATEGORIES}, 'words', ${WORDS}, 'skus', ${SKUS}) AS piece
  FROM product p`;

const PIECES_AFTER = named('pieces-after')<[productId: string, limit: number], { readonly piece: PieceJson }>(
  `${PIECE} WHERE p.id COLLATE "C" > $1 AND ${PRODUCT_IS_SHOWN} ORDER BY p.id COLLATE "C" LIMIT $2`,
);
const PIECES_OF = named('pieces-of')<[productIds: readonly string[]], { readonly piece: PieceJson }>(
  `${PIECE} WHERE p.id = ANY ($1::text[]) AND ${PRODUCT_IS_SHOWN} ORDER BY p.id`,
);
/** [R7.010] The pieces of a category of a private sale and of those below it, of this sale and ordinary ones. */
const PIECES_OF_SALE = named('pieces-of-sale')<
  [dimId: string],
  { readonly piece: PieceJson; readonly place: number }
>(
  `WITH in_sale AS (
     SELECT pc.product_id, min(pc.rank) AS place
     FROM category asked
     JOIN category held ON (held.path = asked.path OR starts_with(held.path, asked.path || '/'))
       AND (${mayHave('held')} OR held.exclusive_sale_id = asked.exclusive_sale_id)
     JOIN product_category pc ON pc.dim_id = held.dim_id
     JOIN product p ON p.id = pc.product_id
       AND (${mayHave('p')} OR p.exclusive_sale_id = asked.exclusive_sale_id)
     WHERE asked.dim_id = $1
     GROUP BY pc.product_id)
   SELECT of_house.*, in_sale.place AS "place!" FROM in_sale
   JOIN LATERAL (${PIECE} WHERE p.id = in_sale.product_id AND ${OPENING_SKU} IS NOT NULL) of_house ON true
   ORDER BY of_house.product_id`,
);
const CHANGED_SINCE = named('products-changed-since')<[version: number, limit: number]>(
  'SELECT product_id FROM product_change WHERE version > $1 ORDER BY product_id LIMIT $2',
);

const PRODUCT_COUNT = named('product-count')<[]>('SELECT count(*) AS "products!" FROM product');

/** How many products the house has, shown or not. */
export async function countProducts(db: Queryable): Promise<number> {
  return (await db.first(PRODUCT_COUNT, []))?.products ?? 0;
}

/** Every piece of the house, page by page in the byte order of the ids: memory does not grow with the house. */
export async function* everyPiece(db: Queryable): AsyncGenerator<readonly PieceDocument[]> {
  for (let after = ''; ;) {
    const rows = await db.all(PIECES_AFTER, [after, PRODUCTS_OF_A_PAGE]);
    yield rows.map(toPiece);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PRODUCTS_OF_A_PAGE) return;
    after = last.productId;
  }
}

/** Those of the products that everybody may see. */
export async function piecesOf(
  db: Queryable,
  productIds: readonly string[],
): Promise<readonly PieceDocument[]> {
  return (await db.all(PIECES_OF, [productIds])).map(toPiece);
}

/** The pieces of a category of a private sale, whoever may see them; each stands in that category alone. */
export async function piecesOfSale(db: Queryable, dimId: string): Promise<readonly PieceDocument[]> {
  const rows = await db.all(PIECES_OF_SALE, [dimId]);
  return rows.map(({ place, ...row }) => ({ ...toPiece(row), categories: [{ dimId, place }] }));
}

/** The products that changed after a version, at most `limit` of them. */
export async function productsChangedSince(
  db: Queryable,
  version: number,
  limit: number,
): Promise<readonly string[]> {
  return (await db.all(CHANGED_SINCE, [version, limit])).map(({ productId }) => productId);
}

function toPiece({ piece, launchedOn, ...product }: RowOf<typeof PIECES_OF>): PieceDocument {
  return {
    ...product,
    categories: piece.categories,
    launchedOn: launchedOn === null ? LONG_AGO : Math.floor(Date.parse(launchedOn) / MS_OF_A_DAY),
    words: withFallback(piece.words, { name: product.productId, short: '', disambiguating: '', long: '' }),
    skus: piece.skus.map(toSku),
  };
}

function toSku({ colourHex, colourFamily, prices, words, ...sku }: SkuRecord): SkuDocument {
  return {
    ...sku,
    colourFamily: colourFamily ?? colourFamilyOf(colourHex),
    prices: prices ?? {},
    words: withFallback(words, { colour: '', label: '' }),
  };
}

/** The house writes every text in the fallback language; an index cannot do without it. */
function withFallback<Text>(words: InLanguages<Text> | null, fallback: Text): InLanguages<Text> {
  const missing: Readonly<Record<typeof FALLBACK_LANGUAGE & HouseLanguage, Text>> = {
    [FALLBACK_LANGUAGE]: fallback,
  };
  return { ...missing, ...words };
}
