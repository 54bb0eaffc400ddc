import type { CartBody, Media, ProductCard, WishlistItem } from '@vitrine/contracts';

/** A SKU that can be put into a selection, as the screens of composing show it. */
export interface ChoosablePiece {
  readonly skuId: string;
  readonly name: string;
  readonly color: string;
  readonly size?: string | undefined;
  readonly media: Media | undefined;
}

/** Each look of the pieces that a search found. */
export function piecesOfCards(cards: readonly ProductCard[]): readonly ChoosablePiece[] {
  return cards.flatMap(({ name, skus }) =>
    skus.map(({ identifier: skuId, color, medias: [media] }) => ({ skuId, name, color, media })),
  );
}

export function piecesOfCart(cart: CartBody | undefined): readonly ChoosablePiece[] {
  const lines = cart?.items.filter(({ isSample }) => isSample !== true) ?? [];
  return lines.map(({ product, color, size, media }) => ({
    skuId: product.identifier,
    name: product.name,
    color,
    size,
    media: { view: 'line', url: product.mediaUrl, ...media },
  }));
}

export function piecesOfWishlist(list: readonly WishlistItem[] | undefined): readonly ChoosablePiece[] {
  return (list ?? []).map(({ identifier: skuId, name, color, size, mediaUrl, media }) => ({
    skuId,
    name,
    color,
    size,
    media: { view: 'wish', url: mediaUrl, ...media },
  }));
}
