import type { Breadcrumb, PredictiveBody, ProductCard } from '@vitrine/contracts';
import { accepted, listingPage, type Locale, pageUrl, refused } from '@vitrine/domain';
import type { MountCall } from '../http/call.ts';
import type { FindCategories } from './category-memory.ts';
import { findCards, type PieceFinding } from './find-cards.ts';
import { toTextHit } from './to-text-hit.ts';

interface RecordParts extends PieceFinding {
  readonly categories: FindCategories;
}

/** Categories, articles and answers that are shown beside pieces, of each. */
const BESIDE = 6;
/** Words, pieces, categories and articles that are shown while somebody types, of each. */
const WHILE_TYPING = 6;

/** [R7.012, R7.014] What a shopper searches, and what is shown while they type. */
export function mountRecords(mount: MountCall, parts: RecordParts): void {
  const { search, cards, categories } = parts;

  mount('getRecords', async ({ query, locale }) => {
    const { keyword, urlCode, filter, page = 0 } = query;
    const within = urlCode === undefined ? undefined : await categoryOf(parts, locale, urlCode);
    if (urlCode !== undefined && within === undefined) return refused({ code: 'not_found', about: urlCode });
    const { offset, limit } = listingPage(0, page);
    const wanted = { keyword, query, offset, limit, ...(within !== undefined && { dimId: within }) };
    const isAlone = filter === 'sku' || page > 0;
    const [found, beside] = await Promise.all([
      findCards(parts, locale, wanted),
      isAlone ? NO_TEXTS : findTexts(parts, locale, keyword),
    ]);
    const { hits, total, facets, sort, correction } = found;
    const named = isAlone ? [] : namedCategories(found.categories, await categories(locale), locale);
    const { nbPages } = listingPage(total, page);
    return accepted({
      keyword,
      ...(correction && { correction }),
      skus: { hits, nbHits: total, nbPages, page, facets, sort },
      categories: named,
      ...beside,
    });
  });

  mount('getPredictive', async ({ query: { keyword }, locale }) => {
    const { language, country } = locale;
    const predicted = await search.predict({ language, country, keyword, limit: WHILE_TYPING });
    const skuIds = predicted.pieces.map(({ skuId }) => skuId);
    const [shown, known] = await Promise.all([cards.of(locale, skuIds), categories(locale)]);
    return accepted({
      keyword,
      ...(predicted.correction && { correction: predicted.correction }),
      suggestions: [...predicted.suggestions],
      products: shown.map(toPredicted),
      categories: namedCategories(predicted.categories, known, locale),
      articles: predicted.texts.map((text) => toTextHit(text, locale)),
    });
  });
}

/** The category that has a code in addresses, as far as everybody may see it. */
async function categoryOf(
  { categories }: RecordParts,
  locale: Locale,
  urlCode: string,
): Promise<string | undefined> {
  const known = [...(await categories(locale)).values()];
  return known.find((category) => category.urlCode === urlCode && !category.isExclusive)?.dimId;
}

const NO_TEXTS = {
  articles: { hits: [], nbHits: 0 },
  answers: { hits: [], nbHits: 0 },
};

/** What there is to read about a keyword. */
async function findTexts({ search }: RecordParts, locale: Locale, keyword: string) {
  const { language, country } = locale;
  const asked = { language, country, keyword, limit: BESIDE };
  const [articles, answers] = await Promise.all([
    search.findTexts({ ...asked, kinds: ['article'], offset: 0 }),
    search.findTexts({ ...asked, kinds: ['answer', 'page'], offset: 0 }),
  ]);
  const shown = ({ hits, total }: typeof articles) => ({
    hits: hits.map((hit) => toTextHit(hit, locale)),
    nbHits: total,
  });
  return {
    articles: shown(articles),
    answers: shown(answers),
  };
}

function namedCategories(
  dimIds: readonly string[],
  known: Awaited<ReturnType<FindCategories>>,
  { code }: Locale,
): Breadcrumb[] {
  return dimIds.flatMap((dimId) => {
    const category = known.get(dimId);
    if (category === undefined || category.isExclusive) return [];
    return [{ dimId, name: category.name, url: pageUrl(code, category.path) }];
  });
}

/** A card in one line. */
function toPredicted(card: ProductCard): PredictiveBody['products'][number] {
  const { productId, name, url, mediaUrl, price, priceFrom, disambiguatingDescription } = card;
  const [media] = card.medias;
  return { productId, name, url, mediaUrl, media, price, priceFrom, disambiguatingDescription };
}
