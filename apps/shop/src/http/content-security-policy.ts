import { hash } from 'node:crypto';

/**
 * The policy of a page, made from its finished HTML. Inline scripts are allowed by their hashes: a nonce cannot
 * live in a page that is kept compressed and sent to everybody.
 */
export interface PolicyOrigins {
  /** The payment provider's origin: its card fields and the bank's challenge are framed. */
  readonly paymentOrigin: string;
  /** The origins of other gateways that pages send calls to [R7.002]. */
  readonly apiOrigins: readonly string[];
}

/** A data block (`application/ld+json`) is not run, so it needs no permission. */
const isRun = (attributes: string): boolean => !/type="(?!module|text\/javascript)[^"]+"/u.test(attributes);

const hasSource = (attributes: string): boolean => /\ssrc=/u.test(attributes);

/** `'sha256-…'` of every inline script that a browser would run, each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const { attributes, code } of scriptsOf(html)) {
    if (code !== '' && isRun(attributes) && !hasSource(attributes))
      hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`);
  }
  return [...hashes];
}

/** The script elements of a page of ours. Plain searching: one pattern over the whole page costs ten times as much. */
function* scriptsOf(html: string): Generator<{ readonly attributes: string; readonly code: string }> {
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const opened = html.indexOf('>', at);
    const closed = html.indexOf('</script>', opened);
    if (opened === -1 || closed === -1) return;
    yield { attributes: html.slice(at + '<script'.length, opened), code: html.slice(opened + 1, closed) };
    at = closed;
  }
}

/** [try-on] wasm must be compiled on the device; frames and photos are blobs of the page itself. */
export function contentSecurityPolicy(html: string, { apiOrigins, paymentOrigin }: PolicyOrigins): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${inlineScriptHashes(html).join(' ')}`.trimEnd(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self' blob:", ...apiOrigins].join(' '),
    "worker-src 'self' blob:",
    `frame-src 'self' ${paymentOrigin}`,
    `form-action 'self' ${paymentOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
