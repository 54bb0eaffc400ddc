import type { WishlistItem } from '@vitrine/contracts';
import { type LookPicture, mayHave, named, type Queryable } from '@vitrine/database';
import { FALLBACK_LANGUAGE, type Locale, ONLINE_POOL, skuUrl } from '@vitrine/domain';
import { mainMediaUrl, toPrice } from '../catalog/index.ts';
import type { ViewerValues } from '../http/session.ts';
import type { OwnerValues } from './wishlist.store.ts';

interface ItemRow {
  readonly sku_id: string;
  readonly product_id: string;
  readonly slug: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string | null;
  readonly look: string;
  readonly media: readonly LookPicture[];
  readonly amount: number | null;
  readonly currency: string | null;
  readonly sellable: boolean;
  readonly csc_sellable: boolean;
  readonly back_in_stock: boolean;
  readonly free: number;
}

/** What the shop no longer shows is left out: it may come back, and the wish with it. */
const ITEMS = named<
  readonly [...owner: OwnerValues, country: string, language: string, ...viewer: ViewerValues],
  ItemRow
>(
  'wishlist-items',
  `SELECT w.sku_id, s.product_id, p.slug, coalesce(pt.name, pf.name) AS name, coalesce(st.colour, sf.colour) AS colour,
     s.size, s.look, s.media, price.amount, price.currency, s.sellable, s.csc_sellable, s.back_in_stock,
     (SELECT coalesce(sum(on_hand - reserved), 0) FROM stock WHERE sku_id = s.id AND pool = '${ONLINE_POOL}') AS free
   FROM wishlist_item w
   JOIN sku s ON s.id = w.sku_id AND s.is_shown
   JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$5', now: '$6' })}
   JOIN product_text pf ON pf.product_id = p.id AND pf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = $4
   JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = $4
   LEFT JOIN price ON price.sku_id = s.id AND price.country = $3
   WHERE w.session_id = $1 OR w.customer_id = $2
   ORDER BY w.added_at DESC, w.sku_id`,
);

interface WishlistRead {
  readonly owner: OwnerValues;
  /** What this viewer may not have is left out. */
  readonly viewer: ViewerValues;
  readonly locale: Locale;
}

/** [R3.011] Somebody's list, in the words, prices and stock of now; the youngest wish first. */
export async function readWishlist(
  db: Queryable,
  { owner, viewer, locale }: WishlistRead,
): Promise<WishlistItem[]> {
  const rows = await db.all(ITEMS, [...owner, locale.country, locale.language, ...viewer]);
  return rows.map((row) => toItem(row, locale));
}

function toItem(row: ItemRow, locale: Locale): WishlistItem {
  const [picture] = row.media;
  const { width, height, widths } = picture ?? { width: 0, height: 0, widths: [] };
  return {
    identifier: row.sku_id,
    productId: row.product_id,
    name: row.name,
    color: row.colour,
    size: row.size ?? undefined,
    url: skuUrl(locale.code, { id: row.product_id, slug: row.slug }, row.sku_id),
    mediaUrl: mainMediaUrl(row.look, row.media),
    media: { width, height, widths: [...widths] },
    price: toPrice(row, locale),
    sellable: row.sellable,
    cscSellable: row.csc_sellable,
    backInStock: row.back_in_stock,
    inStock: row.free > 0,
  };
}
