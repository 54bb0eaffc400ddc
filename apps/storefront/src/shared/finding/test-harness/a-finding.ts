import type { Facet, ProductCard } from '@vitrine/contracts';
import type { Finding } from '../finding.ts';

const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });
const picture = (look: string) => ({
  view: 'front',
  url: `/media/${look}/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}`,
  width: 4,
  height: 5,
  widths: [],
});

const aSku = (id: string, color: string, colorHex: string) => ({
  identifier: id,
  color,
  colorHex,
  url: `/eng-us/products/piece/${id}`,
  medias: [picture(id.toLowerCase())],
});

/** For tests: a piece in black and green, the green one dearer. */
export function aCard(id: string, changes: Partial<ProductCard> = {}): ProductCard {
  const black = { ...aSku(`${id}-black`, 'Black', '#111111'), price: price(50_000) };
  const green = { ...aSku(`${id}-green`, 'Green', '#17493b'), price: price(60_000) };
  return {
    productId: id,
    defaultSkuId: black.identifier,
    name: `Piece ${id}`,
    url: `/eng-us/products/piece-${id}`,
    price: price(50_000),
    mediaUrl: '',
    medias: black.medias,
    productType: 'leather',
    subType: 'bags',
    skus: [black, green],
    sizes: [],
    tryOnEnabled: false,
    categories: [],
    disambiguatingDescription: '',
    ...changes,
  };
}

/** For tests: cards in a row, from this one. */
export const cardsFrom = (first: number, count: number): readonly ProductCard[] =>
  Array.from({ length: count }, (_, at) => aCard(String(first + at)));

const aValue = (value: string, name: string, count: number) => ({ value, name, count, isChosen: false });

/** For tests: two colours, of which none is chosen, and three sizes. */
const FACETS: readonly Facet[] = [
  {
    id: 'colour',
    values: [
      { ...aValue('black', 'Black', 20), colorHex: '#111111' },
      { ...aValue('green', 'Green', 10), colorHex: '#17493b' },
    ],
  },
  { id: 'size', values: [aValue('39', '39', 12), aValue('40', '40', 11), aValue('41', '41', 0)] },
];

/** For tests: the same with these values chosen. */
export const facetsWith = (...chosen: readonly string[]): readonly Facet[] =>
  FACETS.map(({ id, values }) => ({
    id,
    values: values.map((each) => ({ ...each, isChosen: chosen.includes(each.value) })),
  }));

/** For tests: the first of two pages of thirty pieces. */
export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    url: '/eng-us/shoes',
    hits: cardsFrom(0, 24),
    nbHits: 30,
    nbPages: 2,
    page: 0,
    facets: FACETS,
    sort: 'relevance',
    ...changes,
  };
}
