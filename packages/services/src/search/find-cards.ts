import type { Facet, ProductCard } from '@vitrine/contracts';
import { type ChosenFacets, FACET_IDS, type FacetId, type ListingSort, type Locale } from '@vitrine/domain';
import type { FoundPieces, SearchIndex } from '@vitrine/search';
import type { CardMemory } from '../catalog/index.ts';
import type { NameFacetValue } from './facet-names.ts';
import { toFacets } from './to-facets.ts';

/** What listings and search read. */
export interface PieceFinding {
  readonly search: SearchIndex;
  readonly cards: CardMemory;
  readonly facetNames: (locale: Locale) => Promise<NameFacetValue>;
}

/** The query of a call that takes what is chosen. */
type ChosenQuery = { readonly [Id in FacetId]?: readonly string[] | undefined } & {
  readonly sort?: ListingSort | undefined;
};

/** What pieces are asked for: of a category, for a keyword, or both. */
interface Wanted {
  readonly dimId?: string;
  readonly keyword?: string;
  readonly query: ChosenQuery;
  readonly offset: number;
  readonly limit: number;
}

interface FoundCards {
  readonly hits: ProductCard[];
  readonly total: number;
  readonly facets: Facet[];
  readonly sort: ListingSort;
  /** `dimId` of those that a keyword is about. */
  readonly categories: readonly string[];
  readonly correction?: NonNullable<FoundPieces['correction']>;
}

/** [R7.009, R7.012] Asks the index, and gives its hits as cards and its facets by their names. */
export async function findCards(
  { search, cards, facetNames }: PieceFinding,
  locale: Locale,
  { query, ...asked }: Wanted,
): Promise<FoundCards> {
  const { language, country } = locale;
  const chosen = chosenOf(query);
  const sort = query.sort ?? 'relevance';
  const found = await search.findPieces({ ...asked, language, country, chosen, sort });
  const skuIds = found.hits.map(({ skuId }) => skuId);
  const [hits, nameOf] = await Promise.all([cards.of(locale, skuIds), facetNames(locale)]);
  return {
    hits: [...hits],
    total: found.total,
    facets: toFacets(found.facets, chosen, nameOf),
    sort,
    categories: found.categories,
    ...(found.correction && { correction: found.correction }),
  };
}

/** What is chosen, without the facets that nothing is chosen of. */
function chosenOf(query: ChosenQuery): ChosenFacets {
  return Object.fromEntries(FACET_IDS.flatMap((id) => (query[id] === undefined ? [] : [[id, query[id]]])));
}
