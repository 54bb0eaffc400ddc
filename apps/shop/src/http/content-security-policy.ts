import { createHash } from 'node:crypto';

/**
 * The policy of a page, made from its finished HTML. Inline scripts are allowed by their hashes: a nonce cannot
 * live in a page that is kept compressed and sent to everybody.
 */
export interface PolicyOrigins {
  /** The payment provider's origin: its card fields and the bank's challenge are framed. */
  readonly paymentOrigin: string;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gu;

/** A data block (`application/ld+json`) is not run, so it needs no permission. */
const isRun = (attributes: string): boolean => !/type="(?!module|text\/javascript)[^"]+"/u.test(attributes);

/** `'sha256-…'` of every inline script that a browser would run, each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (isRun(attributes) && code !== '')
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** [try-on] wasm must be compiled on the device; frames and photos are blobs of the page itself. */
export function contentSecurityPolicy(html: string, { paymentOrigin }: PolicyOrigins): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${inlineScriptHashes(html).join(' ')}`.trimEnd(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    `frame-src 'self' ${paymentOrigin}`,
    `form-action 'self' ${paymentOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
