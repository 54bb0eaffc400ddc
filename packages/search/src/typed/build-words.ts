import { FALLBACK_LANGUAGE, type HouseLanguage } from '@vitrine/domain';
import { keysOf } from '../language/word-keys.ts';
import { pieceTerms } from '../piece-words.ts';
import { checkOrder, type PiecesBuilder } from './build-pieces.ts';
import { pack, packTexts } from './bytes.ts';
import { groupNumbers, growingNumbers } from './growing.ts';

/** A posting is the number of a piece or SKU above, and the weight of the word (1 to 15) in the lowest four bits. */
export const POSTING_BITS = 4;

/** The words of one language: keys in their order, the terms each stands for, and where each term stands. */
export function wordsBuilder(language: HouseLanguage): PiecesBuilder {
  const terms = new Map<string, number>();
  const ofPieces = { terms: growingNumbers(), postings: growingNumbers() };
  const ofSkus = { terms: growingNumbers(), postings: growingNumbers() };
  const names: string[] = [];
  let skuCount = 0;
  let last: string | undefined;

  const note = (list: typeof ofPieces, words: ReadonlyMap<string, number>, number: number): void => {
    for (const [word, weight] of words) {
      const term = terms.get(word) ?? terms.size;
      terms.set(word, term);
      list.terms.push(term);
      list.postings.push((number << POSTING_BITS) | weight);
    }
  };
  return {
    add(document) {
      checkOrder(last, document.productId);
      last = document.productId;
      const { piece, skus } = pieceTerms(document, language);
      note(ofPieces, piece, names.length);
      for (const words of skus) {
        note(ofSkus, words, skuCount);
        skuCount += 1;
      }
      const words = document.words[language] ?? document.words[FALLBACK_LANGUAGE];
      names.push((words?.name ?? '').replaceAll('\n', ' '));
    },
    finish() {
      const keys = keysOfTerms(terms, language);
      const pieces = groupNumbers(ofPieces.terms, ofPieces.postings, terms.size);
      const skus = groupNumbers(ofSkus.terms, ofSkus.postings, terms.size);
      return pack({
        lists: {},
        arrays: {
          keys: packTexts(keys.sorted),
          keyStarts: keys.starts,
          keyTerms: keys.terms,
          pieceStarts: pieces.starts,
          pieces: pieces.numbers,
          skuStarts: skus.starts,
          skus: skus.numbers,
          names: packTexts(names),
        },
      });
    },
  };
}

interface SortedKeys {
  readonly sorted: readonly string[];
  readonly starts: Uint32Array;
  /** The number of the term above, the quality of the key in the lowest four bits. */
  readonly terms: Uint32Array;
}

function keysOfTerms(terms: ReadonlyMap<string, number>, language: HouseLanguage): SortedKeys {
  const byKey = new Map<string, number[]>();
  for (const [term, number] of terms) {
    for (const { key, quality } of keysOf(term, language)) {
      const known = byKey.get(key);
      const entry = (number << POSTING_BITS) | quality;
      if (known === undefined) byKey.set(key, [entry]);
      else known.push(entry);
    }
  }
  const sorted = [...byKey.keys()].sort();
  const starts = new Uint32Array(sorted.length + 1);
  const all = growingNumbers();
  sorted.forEach((key, at) => {
    for (const entry of byKey.get(key) ?? []) all.push(entry);
    starts[at + 1] = all.length;
  });
  return { sorted, starts, terms: all.toArray() };
}
