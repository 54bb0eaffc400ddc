import { type SkuId, toSkuId } from '@vitrine/domain';
import type { CategoryDocument, HouseWords, PieceDocument, SkuDocument, TextDocument } from '../documents.ts';

/** A SKU to show: black, without a size, 100 units in each country. */
export function aSku(given: Partial<SkuDocument> & { readonly skuId: SkuId }): SkuDocument {
  return {
    look: given.skuId,
    colourFamily: 'black',
    finish: null,
    size: null,
    tryOnType: null,
    prices: { US: 10_000, FR: 10_000, JP: 10_000, KR: 10_000, CN: 10_000, AE: 10_000 },
    words: {},
    ...given,
  };
}

/** A piece in the category of bags with one SKU. */
export function aPiece(
  name: string,
  given: Partial<PieceDocument> & { readonly productId: string },
): PieceDocument {
  return {
    categories: [{ dimId: 'bags', place: 0 }],
    productType: '',
    subFamily: '',
    materials: [],
    launchedOn: 0,
    words: { eng: { name, short: '', disambiguating: '', long: '' } },
    skus: [aSku({ skuId: toSkuId(`S${given.productId}`) })],
    ...given,
  };
}

export function aCategory(
  dimId: string,
  name: string,
  given: Partial<CategoryDocument> = {},
): CategoryDocument {
  return { dimId, parentId: null, rank: 0, path: `/${dimId}`, words: { eng: { name, intro: '' } }, ...given };
}

export function aText(title: string, given: Partial<TextDocument> & { readonly id: string }): TextDocument {
  return {
    kind: 'article',
    path: `/${given.id}`,
    dimIds: [],
    words: { eng: { title, lead: '', body: '' } },
    ...given,
  };
}

export const NO_WORDS: HouseWords = {
  categories: [],
  texts: [],
  vocabulary: { facetValues: [], synonyms: [] },
};
