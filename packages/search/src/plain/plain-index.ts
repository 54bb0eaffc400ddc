import type { HouseWords, PieceDocument } from '../documents.ts';
import { keptIndex } from '../kept-index.ts';
import type { KeptIndex } from '../search-index.ts';
import { plainSegment } from './plain-segment.ts';

/** The plain adapter: every question reads every piece. It says what is right; the typed index says it fast. */
export function createPlainIndex(documents: readonly PieceDocument[], words: HouseWords): KeptIndex {
  const segment = plainSegment();
  segment.put(documents);
  return keptIndex(
    {
      segments: [segment],
      put: (changed) => segment.put(changed),
      remove: (productIds) => segment.remove(productIds),
    },
    words,
  );
}
