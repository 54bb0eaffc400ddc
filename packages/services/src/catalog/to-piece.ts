import type { Price } from '@vitrine/contracts';
import type { ShownSku } from '@vitrine/database';
import { type Locale, type NamedPart, skuUrl, type StockedSku } from '@vitrine/domain';
import { mainMediaUrl } from './to-media.ts';
import { piecePrice } from './to-price.ts';

/** What every list of pieces reads of a SKU: cart, draft, wishlist, certificates. */
export const PIECE_FIELDS = [
  'skuId',
  'productId',
  'slug',
  'name',
  'colour',
  'size',
  'look',
  'media',
] as const satisfies readonly (keyof ShownSku)[];
export type PieceRow = Pick<ShownSku, (typeof PIECE_FIELDS)[number]>;

/** A piece in a list, as the wire has it. */
interface Piece {
  readonly productId: string;
  readonly name: string;
  readonly color: string;
  readonly size?: string;
  readonly url: string;
  readonly mediaUrl: string;
}

export function toPiece(row: PieceRow, locale: Locale): Piece {
  const { skuId, productId, slug, name, colour, size, look, media } = row;
  return {
    productId,
    name,
    color: colour,
    ...(size === null ? {} : { size }),
    url: skuUrl(locale.code, { id: productId, slug }, skuId),
    mediaUrl: mainMediaUrl(look, media),
  };
}

/** A piece inside a bundle, as the wire has it. */
export function toPart({ name, size }: NamedPart): { name: string; size?: string } {
  return { name, ...(size === null ? {} : { size }) };
}

/** Sizes of a look's main picture, in px, and the widths it is kept in. */
export function mainPicture([picture]: PieceRow['media']): {
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
} {
  const { width, height, widths } = picture ?? { width: 0, height: 0, widths: [] };
  return { width, height, widths: [...widths] };
}

/** What decides whether a SKU can be bought. */
export const OFFER_FIELDS = [
  'sellable',
  'cscSellable',
  'backInStock',
  'amount',
  'currency',
  'free',
  'mayHave',
  'isGiven',
] as const satisfies readonly (keyof ShownSku)[];
export type OfferRow = Pick<ShownSku, (typeof OFFER_FIELDS)[number]>;

/** [R4.001] The same as the rules have it: a SKU without an amount has no price. */
export function toOffer(row: OfferRow): StockedSku & { readonly price?: number } {
  const { amount, sellable, cscSellable, backInStock, free, mayHave, isGiven } = row;
  const price = amount === null ? {} : { price: amount };
  return { sellable, cscSellable, backInStock, free, mayHave, isGiven, ...price };
}

/** [R3.009] The price of one piece and of so many; empty where the SKU has none in the country. */
export function linePrices(
  { amount, currency }: Pick<OfferRow, 'amount' | 'currency'>,
  quantity: number,
  locale: Locale,
): { readonly unitPrice?: Price; readonly lineTotal?: Price } {
  if (amount === null || currency === null) return {};
  const unitPrice = piecePrice({ amount, currency }, locale);
  return { unitPrice, lineTotal: piecePrice({ amount: amount * quantity, currency }, locale) };
}
