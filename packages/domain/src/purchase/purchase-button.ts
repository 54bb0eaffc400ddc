/** What the product page offers for one SKU; `awaiting-stock` is a disabled button until availability is known. */
export type PurchaseButton = 'add-to-cart' | 'notify-me' | 'call-advisor' | 'awaiting-stock';

/** The part of a SKU that decides; `price` is absent where it is not priced in the country of the locale. */
export interface OfferedSku {
  readonly price?: unknown;
  readonly sellable: boolean;
  readonly cscSellable: boolean;
  readonly backInStock: boolean;
  /** A sample that is given in the country [R3.035]. */
  readonly isGiven?: boolean;
}

export interface Seller {
  /** The locale sells online. */
  readonly isShop: boolean;
  /** An agent acts for the shopper: `cscSellable` takes the place of `sellable`. */
  readonly isAgent: boolean;
}

/** [R4.003] Whether the house sells it through this seller. */
export function isSellable(
  sku: Pick<OfferedSku, 'sellable' | 'cscSellable'>,
  { isAgent }: Pick<Seller, 'isAgent'>,
): boolean {
  return isAgent ? sku.cscSellable : sku.sellable;
}

/** [R4.001, R4.002, R4.003] The first reason wins; `inStock` is undefined while availability is unknown. */
export function purchaseButton(
  sku: OfferedSku,
  inStock: boolean | undefined,
  seller: Seller,
): PurchaseButton {
  if (!seller.isShop || !isSellable(sku, seller) || sku.price === undefined) return 'call-advisor';
  if (inStock === undefined) return 'awaiting-stock';
  if (inStock) return 'add-to-cart';
  return sku.backInStock ? 'notify-me' : 'call-advisor';
}

/** A SKU as one viewer stands to it now. */
export interface StockedSku extends OfferedSku {
  /** Pieces that nobody holds. */
  readonly free: number;
  /** The viewer may see and have it [R6.011]. */
  readonly mayHave: boolean;
}

/** [R3.035, R4.001] Whether a SKU can be had from this seller: bought, or taken along as a sample. */
export function isObtainable(sku: OfferedSku, inStock: boolean, seller: Seller): boolean {
  if (sku.isGiven === true) return seller.isShop && inStock;
  return purchaseButton(sku, inStock, seller) === 'add-to-cart';
}

/** [R3.009, R4.001] Whether so many pieces of a SKU can be bought now, or taken along as samples. */
export function canBeBought(sku: StockedSku, pieces: number, seller: Seller): boolean {
  return sku.mayHave && isObtainable(sku, sku.free >= pieces, seller);
}
