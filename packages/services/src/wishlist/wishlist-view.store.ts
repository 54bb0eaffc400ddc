import type { WishlistItem } from '@vitrine/contracts';
import { named, type Queryable, shownSku, type ShownSku, skuColumns } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { mainPicture, OFFER_FIELDS, PIECE_FIELDS, toPiece, toPrice } from '../catalog/index.ts';
import type { ViewerValues } from '../http/session.ts';
import type { WishlistOwnerValues } from './wishlist.store.ts';

const FIELDS = [...PIECE_FIELDS, ...OFFER_FIELDS] as const;
type ItemRow = Pick<ShownSku, (typeof FIELDS)[number]>;

const SKU = shownSku('sku.id = w.sku_id AND sku.is_shown', {
  language: '$4',
  country: '$3',
  viewer: { customerId: '$5', now: '$6' },
});
/** What the shop no longer shows is left out: it may come back, and the wish with it. */
const ITEMS = named('wishlist-items')<
  readonly [...owner: WishlistOwnerValues, country: string, language: string, ...viewer: ViewerValues],
  ItemRow
>(
  `SELECT ${skuColumns(FIELDS)}
   FROM wishlist_item w JOIN LATERAL ${SKU} s ON s.may_have
   WHERE w.session_id = $1 OR w.customer_id = $2
   ORDER BY w.added_at DESC, w.sku_id`,
);

interface WishlistRead {
  readonly owner: WishlistOwnerValues;
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
  const { skuId, media, sellable, cscSellable, backInStock, free } = row;
  return {
    identifier: skuId,
    ...toPiece(row, locale),
    media: mainPicture(media),
    price: toPrice(row, locale),
    sellable,
    cscSellable,
    backInStock,
    inStock: free > 0,
  };
}
