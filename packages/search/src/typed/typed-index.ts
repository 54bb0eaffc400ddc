import { HOUSE_LANGUAGES, recordOf } from '@vitrine/domain';
import type { HouseWords, PieceDocument } from '../documents.ts';
import { keptIndex } from '../kept-index.ts';
import { plainSegment } from '../plain/plain-segment.ts';
import type { KeptIndex } from '../search-index.ts';
import { piecesBuilder } from './build-pieces.ts';
import { wordsBuilder } from './build-words.ts';
import type { BaseBytes, TypedBase } from './read-base.ts';
import { typedSegment } from './typed-segment.ts';

/**
 * The index that a shop uses: a base of typed arrays, and over it the few pieces that changed since it was built. Each
 * change makes the next question in a language read the changed ones again: some milliseconds for a hundred of them.
 */
export function createTypedIndex(base: TypedBase, words: HouseWords): KeptIndex {
  const built = typedSegment(base);
  const changed = plainSegment();
  return keptIndex(
    {
      segments: [built, changed],
      put(documents) {
        built.hide(documents.map(({ productId }) => productId));
        changed.put(documents);
      },
      remove(productIds) {
        built.hide(productIds);
        changed.remove(productIds);
      },
    },
    words,
  );
}

/** The base of documents that fit into memory. Larger houses go through the builders, part by part. */
export function buildBase(documents: readonly PieceDocument[]): BaseBytes {
  const sorted = documents.toSorted((one, other) => (one.productId < other.productId ? -1 : 1));
  const pieces = piecesBuilder();
  for (const document of sorted) pieces.add(document);
  return {
    pieces: pieces.finish(),
    words: recordOf(HOUSE_LANGUAGES, (language) => {
      const builder = wordsBuilder(language);
      for (const document of sorted) builder.add(document);
      return builder.finish();
    }),
  };
}
