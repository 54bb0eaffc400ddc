import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { acceptsBrotli } from '../http/accepts-brotli.ts';
import type { StoredPage } from './page-store.ts';

/**
 * Sends a stored page, or 304 when the visitor has it, with `more` headers (name, value, …) beside its own. One
 * `writeHead` with a flat list: at a tenth of a millisecond a page, setting fifteen headers one by one would show.
 */
export function sendStored(
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  stored: StoredPage,
  more: readonly string[],
): 200 | 304 {
  const { request, response } = exchange;
  if (hasIt(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, [...stored.headers, ...more]).end();
    return 304;
  }
  const takesBrotli = acceptsBrotli(request.headers['accept-encoding']);
  // Nearly everybody takes brotli; for the rest unpacking now beats keeping every page twice.
  const body = takesBrotli ? stored.brotli : brotliDecompressSync(stored.brotli);
  const encoding = takesBrotli ? ['Content-Encoding', 'br'] : [];
  response.writeHead(200, [
    ...stored.headers,
    ...more,
    ...encoding,
    'Content-Length',
    String(body.byteLength),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag)
  );
}
