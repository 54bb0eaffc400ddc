import { LRUCache } from 'lru-cache';

/** A finished page: what a hit sends, byte for byte. */
export interface StoredPage {
  readonly brotli: Buffer;
  readonly etag: string;
  /** Name, value, name, value …: everything but what differs from one answer to the next. */
  readonly headers: readonly string[];
  /** Milliseconds since the epoch. */
  readonly filledAtMs: number;
  readonly version: string;
}

/** What an entry costs beside its bytes: key, headers, map and object overhead; a round figure on the safe side. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** What a page holds in memory, in bytes. */
const heldBytes = (page: StoredPage, key: string): number =>
  page.brotli.byteLength + key.length * 2 + ENTRY_OVERHEAD_BYTES;

export type PageStore = LRUCache<string, StoredPage>;

/**
 * Pages by key, the least recently used dropped first once they hold `maxBytes`; a larger page is not kept. With 0 none
 * is: the library takes no 0, and no page fits into one byte.
 */
export const createPageStore = (maxBytes: number): PageStore =>
  new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: heldBytes });
