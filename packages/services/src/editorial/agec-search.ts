import { type AgecSearchBody, callUrl } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { toAgecSheet, toMedias, toPiece } from '../catalog/index.ts';
import { AGEC_SEARCH_WORDS, type AgecSearchWords } from './agec-search-words.ts';
import { type AgecPiece, findAgecPiece } from './agec-search.store.ts';
import { findWritten } from './find-content.ts';

/** The path of the search below the locale. */
export const AGEC_PATH = 'environmental-characteristics';

/** [R7.074, R2.022] The page of the search, and the sheet of the reference asked for; undefined while no page is written. */
export async function findAgecSearch(
  db: Queryable,
  reference: string,
  locale: Locale,
): Promise<AgecSearchBody | undefined> {
  const page = await findWritten(db, { path: AGEC_PATH, country: locale.country }, locale);
  if (page === undefined) return undefined;
  const words = AGEC_SEARCH_WORDS[locale.language];
  const piece = reference === '' ? undefined : await findAgecPiece(db, locale.language, reference);
  return {
    title: page.title,
    lead: page.lead ?? '',
    ...(page.language === undefined ? {} : { language: page.language }),
    searchLabel: words.label,
    searchHint: words.hint,
    searchButton: words.button,
    ...(piece === undefined ? notFound(reference, words.unknown) : found(piece, words, locale)),
  };
}

function notFound(reference: string, unknown: string): Partial<AgecSearchBody> {
  return reference === '' ? {} : { resultText: unknown.replace('%s', () => reference) };
}

function found(
  record: AgecPiece,
  words: Pick<AgecSearchWords, 'withoutSheet' | 'paper'>,
  locale: Locale,
): Partial<AgecSearchBody> {
  const { skuId, look, media, sheet } = record;
  const [main] = toMedias(look, media.slice(0, 1));
  const { name, color, url } = toPiece(record, locale);
  const piece = {
    identifier: skuId,
    name,
    color,
    url,
    ...(main === undefined ? {} : { media: main }),
  };
  if (sheet === null) return { piece, resultText: words.withoutSheet };
  const paper = callUrl('getAgecPaper', { locale: locale.code, params: { skuId } });
  return { piece, sheet: toAgecSheet(sheet, locale), paper: { label: words.paper, url: paper } };
}
