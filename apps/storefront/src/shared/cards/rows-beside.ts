import type { ProductCard } from '@vitrine/contracts';
import type { ShownCard } from './product-card.tsx';

type Cards<Card> = readonly Card[];

/** The rows of cards beside a product, in the order in which they stand. */
export interface RowsBeside<Card = ShownCard> {
  readonly worn: Cards<Card>;
  readonly similar: Cards<Card>;
  readonly pushed: Cards<Card>;
  readonly recommended: Cards<Card>;
}

/** [R2.119] What the rows show, in which no piece stands a second time. A page carries no more of them than that. */
export function rowsBeside({ worn, similar, pushed, recommended }: RowsBeside<ProductCard>): RowsBeside {
  const seen = new Set<string>();
  const shown = (cards: Cards<ProductCard>): Cards<ShownCard> => {
    const fresh = cards.filter(({ productId }) => !seen.has(productId));
    for (const { productId } of fresh) seen.add(productId);
    return fresh.map(shownOf);
  };
  return {
    worn: shown(worn),
    pushed: shown(pushed),
    similar: shown(similar),
    recommended: shown(recommended),
  };
}

/** A card as a row shows it: its first picture, and the colours to count. */
function shownOf(card: ProductCard): ShownCard {
  const { productId, defaultSkuId, name, url, mediaUrl, tryOnEnabled } = card;
  const { commercialTag, price, priceFrom, tryOnType } = card;
  return {
    productId,
    defaultSkuId,
    name,
    url,
    mediaUrl,
    medias: card.medias.slice(0, 1),
    skus: card.skus.map(({ color }) => ({ color })),
    tryOnEnabled,
    commercialTag,
    price,
    priceFrom,
    tryOnType,
  };
}
