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

/** Pages by key, the least recently used dropped first once `maxBytes` are reached. */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    // A Map keeps the order of insertion: putting it in again makes it the youngest.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: StoredPage): void {
    this.delete(key);
    const bytes = cost(key, page);
    if (bytes > this.#maxBytes) return;
    this.#pages.set(key, page);
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= cost(key, page);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }
}

const cost = (key: string, page: StoredPage): number =>
  page.brotli.byteLength + key.length * 2 + ENTRY_OVERHEAD_BYTES;
