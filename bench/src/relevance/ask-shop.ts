import { PredictiveBody, RecordsBody } from '@vitrine/contracts';
import type { JudgedQuery } from './judged-query.ts';

/** What a shop answered, each kind with the best first. */
export interface ShopAnswer {
  readonly pieces: readonly FoundPiece[];
  readonly categories: readonly string[];
  readonly articles: readonly string[];
  readonly answers: readonly string[];
}

interface FoundPiece {
  readonly id: string;
  /** The SKU that it stands on; unknown while somebody types. */
  readonly skuId?: string;
}

/** Asks the shop's own calls: `records/predictive` for the beginning of a word, `records` for everything else. */
export async function askShop(
  origin: string,
  { locale, kind, query }: Pick<JudgedQuery, 'locale' | 'kind' | 'query'>,
): Promise<ShopAnswer> {
  const call = kind === 'prefix' ? 'records/predictive' : 'records';
  const answer = await fetch(`${origin}/api/${locale}/${call}?keyword=${encodeURIComponent(query)}`);
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${call} answered ${answer.status} for ${query}`);
  return kind === 'prefix' ? typedAnswer(PredictiveBody.parse(body)) : soughtAnswer(RecordsBody.parse(body));
}

function soughtAnswer({ skus, categories, articles, answers }: RecordsBody): ShopAnswer {
  return {
    pieces: skus.hits.map(({ productId, defaultSkuId }) => ({ id: productId, skuId: defaultSkuId })),
    categories: categories.map(({ dimId }) => dimId),
    articles: articles.hits.map(lastPart),
    answers: answers.hits.map(lastPart),
  };
}

function typedAnswer({ products, categories, articles }: PredictiveBody): ShopAnswer {
  return {
    pieces: products.map(({ productId }) => ({ id: productId })),
    categories: categories.map(({ dimId }) => dimId),
    articles: articles.map(lastPart),
    answers: [],
  };
}

const lastPart = ({ url }: { readonly url: string }): string => url.slice(url.lastIndexOf('/') + 1);
