import type { HomepageBody, Sku } from '@vitrine/contracts';
import type { ShownCard } from '../../shared/cards/product-card.tsx';
import { priceOf } from '../../shared/catalogue/price-of.ts';
import type { Prices } from '../../shared/catalogue/read-prices.ts';

type Component = HomepageBody['componentList'][number];
type Row = Extract<Component, { readonly type: 'products' }>;

/** [R3.037] The SKUs that the components hold. */
export const homepageSkuIds = (components: readonly Component[]): readonly string[] =>
  components.flatMap((component) =>
    component.type === 'products' ? component.skus.map(({ identifier }) => identifier) : [],
  );

/** What a tile says of the moment. */
export interface TileNews {
  /** What the pieces cost now, in place of what the page brought. */
  readonly prices: Prices;
  readonly inStock: Readonly<Record<string, boolean>>;
  /** The words for a piece that is sold out. */
  readonly soldOut: string;
}

/** [R3.037, R3.038] The tiles of a row: its SKUs merged with their details, without those that have none. */
export function cardsOfRow(
  { skus }: Pick<Row, 'skus'>,
  details: readonly Sku[],
  { prices, inStock, soldOut }: TileNews,
): readonly ShownCard[] {
  const byId = new Map(details.map((sku) => [sku.identifier, sku]));
  return skus.flatMap(({ identifier, media }) => {
    const sku = byId.get(identifier);
    if (sku === undefined) return [];
    const isSoldOut = sku.sellable && inStock[identifier] === false;
    return {
      ...sku,
      price: prices.has(identifier) ? prices.get(identifier) : priceOf(sku),
      commercialTag: isSoldOut ? soldOut : sku.commercialTag,
      defaultSkuId: identifier,
      medias: media === undefined ? [] : [media],
      skus: [],
    };
  });
}

const BLANK = '\u00A0';

/** The tiles of a row whose details are on their way: the pictures, and room for the words. */
export const waitingCards = ({ skus }: Pick<Row, 'skus'>): readonly ShownCard[] =>
  skus.map(({ identifier, media }) => ({
    productId: '',
    defaultSkuId: identifier,
    name: BLANK,
    url: '',
    price: { amount: 0, currency: '', label: BLANK },
    mediaUrl: '',
    medias: media === undefined ? [] : [media],
    tryOnEnabled: false,
    skus: [],
  }));
