import { accepted, CATALOG_FILTER_RANGE } from '@vitrine/domain';
import type { Call, MountCall } from '../http/call.ts';
import { findCards, type PieceFinding } from './find-cards.ts';
import { toTextHit } from './to-text-hit.ts';

interface Keyword {
  readonly keyword: string;
  /** A category that the answers are narrowed to. */
  readonly dimId?: string;
}
type AskedPieces = Pick<Call<'searchPieces'>, 'query' | 'locale'>;
type AskedArticles = Pick<Call<'searchArticles'>, 'query' | 'locale'>;

/** [R7.064, R7.065] Pieces and articles that answer a keyword, by their places; places behind the end are empty. */
export function mountByKeyword(mount: MountCall, finding: PieceFinding): void {
  const pieces = async (asked: Keyword, { query, locale }: AskedPieces) => {
    const found = await findCards(finding, locale, { ...asked, query, ...placesOf(query) });
    const { hits: skus, total, facets, correction } = found;
    return accepted({ keyword: asked.keyword, ...(correction && { correction }), skus, total, facets });
  };
  mount('searchPieces', ({ params, query, locale }) => pieces(params, { query, locale }));
  mount('searchPiecesIn', ({ params, query, locale }) => pieces(params, { query, locale }));

  const articles = async (asked: Keyword, { query, locale }: AskedArticles) => {
    const { language, country } = locale;
    const { articleDateSort: dateSort } = query;
    const { hits, total, correction } = await finding.search.findTexts({
      ...asked,
      language,
      country,
      kinds: ['article'],
      ...placesOf(query),
      ...(dateSort && { dateSort }),
    });
    const shown = hits.map((hit) => toTextHit(hit, locale));
    return accepted({ keyword: asked.keyword, ...(correction && { correction }), articles: shown, total });
  };
  mount('searchArticles', ({ params, query, locale }) => articles(params, { query, locale }));
  mount('searchArticlesIn', ({ params, query, locale }) => articles(params, { query, locale }));
}

interface Ranged {
  readonly range?: typeof CATALOG_FILTER_RANGE | undefined;
}

function placesOf({ range: { first, last } = CATALOG_FILTER_RANGE }: Ranged) {
  return { offset: first, limit: last - first + 1 };
}
