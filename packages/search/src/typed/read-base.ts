import { accepted, type HouseLanguage, refused, type Result } from '@vitrine/domain';
import { type Packed, unpack, unpackTexts, type UnreadableCode } from './bytes.ts';
import { type TypedDictionary, typedDictionary } from './typed-dictionary.ts';

/** The bytes of a base: pieces, and words of each language. */
export interface BaseBytes {
  readonly pieces: Uint8Array;
  readonly words: Readonly<Record<HouseLanguage, Uint8Array>>;
}

/** What is kept for each SKU or piece, in arrays that share their numbers. */
export interface TypedPieces {
  readonly productIds: readonly string[];
  readonly skuIds: readonly string[];
  /** Piece → its first SKU; one more at the end. */
  readonly skuStarts: Uint32Array;
  readonly launched: Uint32Array;
  readonly type: Uint32Array;
  readonly family: Uint32Array;
  /** SKU → a place in the list of the same name. */
  readonly colour: Uint32Array;
  readonly finish: Uint32Array;
  readonly size: Uint32Array;
  readonly tryOn: Uint32Array;
  readonly materialStarts: Uint32Array;
  readonly material: Uint32Array;
  readonly categoryStarts: Uint32Array;
  readonly category: Uint32Array;
  readonly place: Uint32Array;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** SKU → minor units, NaN where it has none; undefined where no SKU has a price in the country. */
  pricesIn(country: string): Float64Array | undefined;
}

/** The words of a language: key → terms, term → postings. */
export interface TypedWords {
  readonly dictionary: TypedDictionary;
  readonly keyStarts: Uint32Array;
  readonly keyTerms: Uint32Array;
  readonly pieceStarts: Uint32Array;
  readonly pieces: Uint32Array;
  readonly skuStarts: Uint32Array;
  readonly skus: Uint32Array;
  readonly names: readonly string[];
}

export interface TypedBase {
  readonly pieces: TypedPieces;
  /** Read when it is first asked for: most processes serve few languages at once. */
  wordsIn(language: HouseLanguage): TypedWords;
}

/** Reads a base whole, or refuses it: one damaged part, and nothing of it is used. */
export function readBase(bytes: BaseBytes): Result<TypedBase, UnreadableCode> {
  const pieces = unpack(bytes.pieces);
  if (!pieces.ok) return pieces;
  const words = new Map<string, Packed>();
  for (const [language, part] of Object.entries(bytes.words)) {
    const read = unpack(part);
    if (!read.ok) return read;
    words.set(language, read.value);
  }
  const known = new Map<HouseLanguage, TypedWords>();
  const typed = typedPieces(pieces.value);
  for (const { arrays } of words.values()) {
    if (unpackTexts(arrays['names']).length !== typed.productIds.length) return refused('damaged');
  }
  return accepted({
    pieces: typed,
    wordsIn(language) {
      const made = known.get(language) ?? typedWords(words.get(language));
      known.set(language, made);
      return made;
    },
  });
}

function typedPieces({ arrays, lists }: Packed): TypedPieces {
  const numbers = (name: string): Uint32Array => numbersIn(arrays[name]);
  return {
    productIds: unpackTexts(arrays['productIds']),
    skuIds: unpackTexts(arrays['skuIds']),
    skuStarts: numbers('skuStarts'),
    launched: numbers('launched'),
    type: numbers('type'),
    family: numbers('family'),
    colour: numbers('colour'),
    finish: numbers('finish'),
    size: numbers('size'),
    tryOn: numbers('tryOn'),
    materialStarts: numbers('materialStarts'),
    material: numbers('material'),
    categoryStarts: numbers('categoryStarts'),
    category: numbers('category'),
    place: numbers('place'),
    lists,
    pricesIn(country) {
      const prices = arrays[`price ${country}`];
      return prices instanceof Float64Array ? prices : undefined;
    },
  };
}

function typedWords(packed: Packed | undefined): TypedWords {
  const numbers = (name: string): Uint32Array => numbersIn(packed?.arrays[name]);
  return {
    dictionary: typedDictionary(unpackTexts(packed?.arrays['keys'])),
    keyStarts: numbers('keyStarts'),
    keyTerms: numbers('keyTerms'),
    pieceStarts: numbers('pieceStarts'),
    pieces: numbers('pieces'),
    skuStarts: numbers('skuStarts'),
    skus: numbers('skus'),
    names: unpackTexts(packed?.arrays['names']),
  };
}

function numbersIn(array: unknown): Uint32Array {
  return array instanceof Uint32Array ? array : new Uint32Array(0);
}
