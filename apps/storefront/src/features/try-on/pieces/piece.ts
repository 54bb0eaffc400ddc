import type { Shade, Sku } from '@vitrine/contracts';

/** Something that can be worn, wherever the modal heard of it: a SKU of the product, of a listing, or a shade. */
export type Piece = Pick<
  Sku,
  | 'identifier'
  | 'productId'
  | 'name'
  | 'color'
  | 'colorHex'
  | 'powders'
  | 'size'
  | 'price'
  | 'sellable'
  | 'cscSellable'
  | 'backInStock'
  | 'medias'
  | 'mediaUrl'
  | 'url'
  | 'tryOnType'
>;

/** [R3.042] A shade as a piece; what only an agent may sell is not said of it. */
export function pieceOfShade(shade: Shade): Piece {
  const { image, powders } = shade;
  return {
    identifier: shade.skuId,
    productId: shade.productId,
    name: shade.name,
    color: shade.colorName,
    colorHex: shade.color,
    ...(powders.length > 0 && { powders }),
    price: shade.price?.label,
    sellable: shade.sellable,
    cscSellable: shade.sellable,
    backInStock: shade.backInStock,
    medias: image ? [image] : [],
    mediaUrl: shade.mediaUrl,
    url: shade.url,
    tryOnType: shade.tryOnType,
  };
}
