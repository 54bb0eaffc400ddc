import { FALLBACK_LANGUAGE, type HouseLanguage } from '@vitrine/domain';
import type { PieceDocument, SkuDocument } from './documents.ts';
import { fold } from './language/fold.ts';
import { splitWords } from './language/split-words.ts';
import { EXACT, keysOf } from './language/word-keys.ts';
import { AS_TYPED } from './query/question.ts';

/** How much a word says, by where it stands: 1 to 15. */
const WEIGHTS = {
  reference: 15,
  name: 12,
  type: 8,
  colour: 8,
  size: 7,
  label: 6,
  disambiguating: 5,
  short: 4,
  long: 2,
} as const;
/** More than a word is worth that the description of a piece uses, and no other text of it. */
export const NOT_IN_PASSING = WEIGHTS.long * EXACT * AS_TYPED + 1;
/** A name in the fallback language, for shoppers who read another. */
const FOREIGN = 3;

/** Word → the weight of the best place that it stands in. */
export type WeightedWords = ReadonlyMap<string, number>;

export interface PieceTerms {
  readonly piece: WeightedWords;
  /** In the order of the SKUs: the words that belong to one of them alone. */
  readonly skus: readonly WeightedWords[];
}

/** The words that a piece is found by in a language. */
export function pieceTerms(document: PieceDocument, language: HouseLanguage): PieceTerms {
  const piece = new Map<string, number>();
  const { words } = document;
  const own = words[language] ?? words[FALLBACK_LANGUAGE];
  addReference(piece, document.productId);
  addWords(piece, { text: `${document.productType} ${document.subFamily}`, weight: WEIGHTS.type, language });
  if (own !== undefined) {
    addWords(piece, { text: own.name, weight: WEIGHTS.name, language });
    addWords(piece, { text: own.disambiguating, weight: WEIGHTS.disambiguating, language });
    addWords(piece, { text: own.short, weight: WEIGHTS.short, language });
    addWords(piece, { text: own.long, weight: WEIGHTS.long, language });
  }
  const foreign = words[FALLBACK_LANGUAGE]?.name ?? '';
  if (language !== FALLBACK_LANGUAGE)
    addWords(piece, { text: foreign, weight: WEIGHTS.name - FOREIGN, language });
  return { piece, skus: document.skus.map((sku) => skuTerms(sku, language)) };
}

function skuTerms(sku: SkuDocument, language: HouseLanguage): WeightedWords {
  const terms = new Map<string, number>();
  const words = sku.words[language] ?? sku.words[FALLBACK_LANGUAGE];
  addReference(terms, sku.skuId);
  addWords(terms, { text: words?.colour ?? '', weight: WEIGHTS.colour, language });
  addWords(terms, { text: words?.label ?? '', weight: WEIGHTS.label, language });
  addWords(terms, { text: sku.size ?? '', weight: WEIGHTS.size, language });
  return terms;
}

/** A reference is found in one word, however it is spaced: 'QS-20 01' is `qs2001`. */
function addReference(terms: Map<string, number>, id: string): void {
  terms.set(fold(id).replaceAll(/[^\p{L}\p{N}]/gu, ''), WEIGHTS.reference);
}

interface Field {
  readonly text: string;
  readonly weight: number;
  readonly language: HouseLanguage;
}

function addWords(terms: Map<string, number>, { text, weight, language }: Field): void {
  for (const word of splitWords(text, language)) {
    add(terms, word.text, weight);
    if (word.joined !== '') add(terms, word.joined, weight);
    // Pairs of signs in long texts would find every piece for anything.
    if (weight > WEIGHTS.long) for (const pair of word.pairs) add(terms, pair, Math.max(1, weight - 2));
  }
}

function add(terms: Map<string, number>, word: string, weight: number): void {
  if ((terms.get(word) ?? 0) < weight) terms.set(word, weight);
}

/** The words of a text of the house, weighed alike. */
export function weighedWords(
  fields: readonly (readonly [text: string, weight: number])[],
  language: HouseLanguage,
): WeightedWords {
  const terms = new Map<string, number>();
  for (const [text, weight] of fields) addWords(terms, { text, weight, language });
  return terms;
}

/** Words as the keys that they are found by: key → weight × quality. */
export function keyedWords(words: WeightedWords, language: HouseLanguage): WeightedWords {
  const keys = new Map<string, number>();
  for (const [word, weight] of words) {
    for (const { key, quality } of keysOf(word, language)) {
      keys.set(key, Math.max(keys.get(key) ?? 0, weight * quality));
    }
  }
  return keys;
}
