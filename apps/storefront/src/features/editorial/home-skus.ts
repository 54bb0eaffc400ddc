import type { HomepageBody, Sku } from '@vitrine/contracts';
import type { ShownCard } from '../../shared/cards/product-card.tsx';

type Component = HomepageBody['componentList'][number];
type Row = Extract<Component, { readonly type: 'products' }>;

/** [R3.037] The SKUs that the components hold. */
export const homepageSkuIds = (components: readonly Component[]): readonly string[] =>
  components.flatMap((component) =>
    component.type === 'products' ? component.skus.map(({ identifier }) => identifier) : [],
  );

/** [R3.037, R3.038] The tiles of a row: its SKUs merged with their details, without those that have none. */
export function cardsOfRow({ skus }: Pick<Row, 'skus'>, details: readonly Sku[]): readonly ShownCard[] {
  const byId = new Map(details.map((sku) => [sku.identifier, sku]));
  return skus.flatMap(({ identifier, media }) => {
    const sku = byId.get(identifier);
    return sku === undefined
      ? []
      : { ...sku, defaultSkuId: identifier, medias: media === undefined ? [] : [media], skus: [] };
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
