import type { HouseWords, PieceDocument } from '../documents.ts';
import type { KeptIndex } from '../search-index.ts';
import { readBase } from '../typed/read-base.ts';
import { buildBase, createTypedIndex } from '../typed/typed-index.ts';

/** A typed index whose base went through bytes, as in a shop. */
export function typedIndexOf(documents: readonly PieceDocument[], words: HouseWords): KeptIndex {
  const base = readBase(buildBase(documents));
  if (!base.ok) throw new Error(`unreadable: ${base.refusal}`);
  return createTypedIndex(base.value, words);
}
