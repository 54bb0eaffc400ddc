import { hash } from 'node:crypto';

export interface PolicyOrigins {
  /** The payment provider's origin: its card fields and the bank's challenge are framed. */
  readonly paymentOrigin: string;
  /** The origins of other gateways that pages send calls to [R7.002]. */
  readonly apiOrigins: readonly string[];
}

const allowed = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`;

/**
 * The policy of a page. `scripts`: the code of the inline scripts that the storefront wrote into its frame; each is allowed
 * by its hash, since a nonce cannot live in a page that is kept compressed and sent to everybody. What else stands in the
 * page is not looked at, so a script that got into its content is not run.
 *
 * [try-on] wasm must be compiled on the device; frames and photos are blobs of the page itself.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { apiOrigins, paymentOrigin }: PolicyOrigins,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(allowed)].join(' '),
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
