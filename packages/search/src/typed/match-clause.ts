import type { FacetId } from '@vitrine/domain';
import { type Alternative, type Clause, CONCEPT_WEIGHT, type Meaning } from '../query/question.ts';
import { POSTING_BITS } from './build-words.ts';
import type { FacetPostings } from './facet-postings.ts';
import type { TypedPieces, TypedWords } from './read-base.ts';

/** What the clauses of a question are looked up in. */
export interface ClauseSources {
  readonly pieces: TypedPieces;
  readonly words: TypedWords;
  readonly facets: FacetPostings;
  /** The SKU → the number of its piece. */
  readonly pieceOf: Uint32Array;
  piecesBelow(dimId: string): Uint32Array;
}

/** Numbers of SKUs in their order, each shifted left by `shift`: a view of postings, which is not copied. */
export interface SkuList {
  readonly numbers: Uint32Array;
  readonly shift: number;
}

/** Pieces with what they are worth, in no order; and lists of the SKUs that are meant themselves. */
export interface ClauseMatches {
  readonly worth: Uint16Array;
  readonly pieces: number[];
  readonly skus: SkuList[];
}

const LOWEST_BITS = 2 ** POSTING_BITS - 1;

/** The pieces that answer a clause: each with the best of its alternatives. */
export function matchClause({ alternatives }: Clause, sources: ClauseSources): ClauseMatches {
  const matches = noMatches(sources);
  for (const alternative of alternatives) {
    const [only] = alternative.parts;
    if (alternative.parts.length === 1 && only !== undefined)
      addMeaning(only, alternative.sureness, { matches, sources });
    else addAll(alternative, { matches, sources });
  }
  return matches;
}

interface Into {
  readonly matches: ClauseMatches;
  readonly sources: ClauseSources;
}

function noMatches({ pieces }: ClauseSources): ClauseMatches {
  return { worth: new Uint16Array(pieces.productIds.length), pieces: [], skus: [] };
}

/** Pieces that answer every part; they are worth what their weakest part is worth. */
function addAll({ parts, sureness }: Alternative, { matches, sources }: Into): void {
  const each: ClauseMatches[] = [];
  for (const part of parts) {
    const own = noMatches(sources);
    addMeaning(part, 1, { matches: own, sources });
    // Most phrases of synonyms have a word that nothing has.
    if (own.pieces.length === 0) return;
    each.push(own);
  }
  const [first] = each;
  if (first === undefined) return;
  const isMeant = (piece: number): boolean => each.every(({ worth }) => (worth[piece] ?? 0) > 0);
  for (const piece of first.pieces) {
    if (isMeant(piece))
      raise(matches, piece, sureness * Math.min(...each.map(({ worth }) => worth[piece] ?? 0)));
  }
  for (const { numbers, shift } of each.flatMap(({ skus }) => skus)) {
    const meant = numbers.filter((number) => isMeant(sources.pieceOf[number >>> shift] ?? 0));
    if (meant.length > 0) matches.skus.push({ numbers: meant, shift });
  }
}

function raise(matches: ClauseMatches, piece: number, worth: number): void {
  const before = matches.worth[piece] ?? 0;
  if (before === 0) matches.pieces.push(piece);
  if (worth > before) matches.worth[piece] = worth;
}

function addMeaning(meaning: Meaning, sureness: number, into: Into): void {
  const { sources, matches } = into;
  if (meaning.kind === 'key') {
    const number = sources.words.dictionary.numberOf(meaning.key);
    if (number >= 0) addKeys([number, number + 1], sureness, into);
  } else if (meaning.kind === 'prefix') {
    addKeys(sources.words.dictionary.rangeOf(meaning.prefix), sureness, into);
  } else if (meaning.kind === 'category') {
    for (const piece of sources.piecesBelow(meaning.dimId)) raise(matches, piece, sureness * CONCEPT_WEIGHT);
  } else {
    addFacet(meaning, sureness, into);
  }
}

/** All terms of a range of keys, with their postings. */
function addKeys([from, to]: readonly [number, number], sureness: number, into: Into): void {
  const { keyStarts, keyTerms } = into.sources.words;
  for (const entry of keyTerms.subarray(keyStarts[from], keyStarts[to])) {
    addTerm(entry >>> POSTING_BITS, sureness * (entry & LOWEST_BITS), into);
  }
}

function addTerm(term: number, factor: number, { sources, matches }: Into): void {
  const { words, pieceOf } = sources;
  for (const posting of words.pieces.subarray(words.pieceStarts[term], words.pieceStarts[term + 1])) {
    raise(matches, posting >>> POSTING_BITS, factor * (posting & LOWEST_BITS));
  }
  const numbers = words.skus.subarray(words.skuStarts[term], words.skuStarts[term + 1]);
  if (numbers.length === 0) return;
  for (const posting of numbers)
    raise(matches, pieceOf[posting >>> POSTING_BITS] ?? 0, factor * (posting & LOWEST_BITS));
  matches.skus.push({ numbers, shift: POSTING_BITS });
}

interface FacetMeaning {
  readonly facet: FacetId;
  readonly value: string;
}

function addFacet({ facet, value }: FacetMeaning, sureness: number, { sources, matches }: Into): void {
  const { pieces, facets, pieceOf } = sources;
  const code = pieces.lists[facet]?.indexOf(value) ?? -1;
  if (code <= 0 || facet === 'price') return;
  const worth = sureness * CONCEPT_WEIGHT;
  const having = facets.of(facet, code);
  if (facet === 'material') {
    for (const piece of having) raise(matches, piece, worth);
    return;
  }
  for (const sku of having) raise(matches, pieceOf[sku] ?? 0, worth);
  matches.skus.push({ numbers: having, shift: 0 });
}
