import type { Sku } from '@vitrine/contracts';

/** Something that can be worn, wherever the modal heard of it: a SKU of the product, of a listing, or a shade. */
export type Piece = Pick<
  Sku,
  | 'identifier'
  | 'productId'
  | 'name'
  | 'color'
  | 'colorHex'
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
