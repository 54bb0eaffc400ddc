import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceDeps } from '../../deps.ts';

type SignDeps = { readonly config: Pick<ServiceDeps['config'], 'tokenKey'> };
const HASH = /^[\da-f]{64}$/u;

/** [R7.042] The hash of a request id: HMAC-SHA256 with the secret of the shop, in hexadecimal digits. */
export function requestHash({ config }: SignDeps, requestId: string): string {
  return createHmac('sha256', config.tokenKey).update('receipt\n').update(requestId).digest('hex');
}

/** The request id of `{requestId}_{hash}`, where the hash is right; compared in constant time. */
export function readSignedRequest(deps: SignDeps, signed: string): string | undefined {
  const at = signed.lastIndexOf('_');
  const [requestId, hash] = [signed.slice(0, Math.max(at, 0)), signed.slice(at + 1)];
  if (!HASH.test(hash)) return undefined;
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(requestHash(deps, requestId), 'hex'))
    ? requestId
    : undefined;
}
