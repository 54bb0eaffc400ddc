import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PublicPage } from './cache-key.ts';
import { createPageStore, type PageStore, type StoredPage } from './page-store.ts';

/**
 * Quality 5: 4.6 KB for a product page in about a millisecond; quality 11 would save 0.6 KB more for 136 ms
 * (measured, ARCHITECTURE.md "Speed").
 */
const BROTLI_QUALITY = 5;

/** A window of 64 KB holds a whole page; the default's 4 MB would be set up for each. */
const BROTLI_WINDOW_BITS = 16;

/** How long a page is served without asking again, and for how long after that while a new one is made, in ms. */
export const FRESH_FOR_MS = 60_000;
export const STALE_FOR_MS = 600_000;

/** While the services are away no page is renewed in the background for this long after an attempt, in ms. */
export const RENEW_AGAIN_AFTER_MS = 2000;

/** What a page answers while the services are away. */
const AWAY = 503;

/** A page as the storefront rendered it, already with its security headers. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Set-Cookie lines; a page that sets one is never kept. */
  readonly cookies: readonly string[];
  readonly body: string;
  /** The storefront says that it is the same for everybody. */
  readonly isPublic: boolean;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  readonly nowMs: () => number;
  /** Renders path and query without any cookie of the visitor. */
  readonly render: (url: string) => Promise<RenderedPage>;
  /** The version of catalogue and content the page is made of. */
  readonly version: () => string;
  /** A background refresh failed; the stale page stays. */
  readonly onRefreshError: (error: unknown) => void;
}

export type Filled =
  | { readonly kind: 'stored'; readonly page: StoredPage }
  | { readonly kind: 'passed'; readonly page: RenderedPage };

/**
 * Keeps public pages compressed. Misses of one page are rendered once however many wait for it; a stale page is
 * served while one new one is made; everything falls when the catalogue's version moves.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #options: PageCacheOptions;
  readonly #pending = new Map<string, Promise<Filled>>();
  #version: string;
  #awayUntilMs = -Infinity;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#store = createPageStore(options.maxBytes);
    this.#version = options.version();
  }

  /** The page when it is at hand. A stale one is answered too, and renewed behind the visitor's back. */
  find(page: PublicPage): StoredPage | undefined {
    this.#dropOldVersion();
    const stored = this.#store.get(page.key);
    if (stored === undefined) return undefined;
    const age = this.#options.nowMs() - stored.filledAtMs;
    if (age <= FRESH_FOR_MS || this.#options.nowMs() < this.#awayUntilMs) return stored;
    if (age > FRESH_FOR_MS + STALE_FOR_MS) return undefined;
    this.obtain(page).catch(this.#options.onRefreshError);
    return stored;
  }

  /** Renders the page, keeps it if it may be kept, and lets everybody who asks meanwhile share the work. */
  obtain(page: PublicPage): Promise<Filled> {
    const pending = this.#pending.get(page.key);
    if (pending !== undefined) return pending;
    const filling = this.#render(page).finally(() => this.#pending.delete(page.key));
    this.#pending.set(page.key, filling);
    return filling;
  }

  get size(): number {
    return this.#store.size;
  }

  get bytes(): number {
    return this.#store.calculatedSize;
  }

  async #render(page: PublicPage): Promise<Filled> {
    const version = this.#options.version();
    const rendered = await this.#options.render(page.url);
    const kept = rendered.status === AWAY ? this.#keptWhileAway(page) : undefined;
    if (kept !== undefined) return { kind: 'stored', page: kept };
    if (rendered.status !== 200 || !rendered.isPublic || rendered.cookies.length > 0)
      return { kind: 'passed', page: rendered };
    const stored = toStored(rendered, { version, filledAtMs: this.#options.nowMs() });
    // What was rendered from the catalogue before the last change must not outlive that change.
    if (version === this.#options.version()) this.#store.set(page.key, stored);
    return { kind: 'stored', page: stored };
  }

  /** While the services are away an old page is better than none, however old. */
  #keptWhileAway(page: PublicPage): StoredPage | undefined {
    this.#awayUntilMs = this.#options.nowMs() + RENEW_AGAIN_AFTER_MS;
    return this.#store.get(page.key);
  }

  #dropOldVersion(): void {
    const version = this.#options.version();
    if (version === this.#version) return;
    this.#version = version;
    this.#store.clear();
  }
}

/**
 * Compressed at once, though off the thread would let others in: handing over costs half as much again, and what is
 * handed over stays in memory until the next full collection.
 */
function toStored(rendered: RenderedPage, made: { version: string; filledAtMs: number }): StoredPage {
  const body = Buffer.from(rendered.body);
  const compressed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // zlib gives a view into a block of 64 KB: a copy of its own holds what it counts, and nothing else.
  const brotli = Buffer.allocUnsafeSlow(compressed.byteLength);
  brotli.set(compressed);
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return { brotli, etag, headers: storedHeaders(rendered.headers, etag), ...made };
}

/** Browsers ask again each time (a 304 costs 400 bytes); a shared cache in front may keep the page a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Laid out once as the server wants them, so that a hit does not build them again. */
function storedHeaders(rendered: Readonly<Record<string, string>>, etag: string): readonly string[] {
  const headers = { ...rendered, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding', etag };
  return Object.entries(headers).flat();
}
