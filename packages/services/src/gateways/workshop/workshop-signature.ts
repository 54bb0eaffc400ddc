import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature: `t=` seconds since 1970, `v1=` 64 hexadecimal digits. */
export const SIGNATURE_HEADER = 'workshop-signature';
/** A signature that is older, or as far in the future, counts no more. */
const SIGNATURE_GOOD_FOR_SECONDS = 300;

/** What is signed of a request, beside its moment. */
export interface SignedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** The bytes that are sent, '' where there are none. */
  readonly body: string;
}

/** The signature of a request that is sent at `now`. */
export function signatureOf(key: string, request: SignedRequest, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${digest(key, seconds, request).toString('hex')}`;
}

/** Whether a request that arrives at `now` was signed with the key, not long ago. Compared in constant time. */
export function isSignedWith(
  key: string,
  request: SignedRequest & { readonly signature: string | undefined },
  now: Date,
): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/u.exec(request.signature ?? '') ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const isSame = timingSafeEqual(Buffer.from(hex, 'hex'), digest(key, seconds, request));
  return isSame && Math.abs(now.getTime() / 1000 - Number(seconds)) <= SIGNATURE_GOOD_FOR_SECONDS;
}

const digest = (key: string, seconds: string, { method, path, body }: SignedRequest): Buffer =>
  createHmac('sha256', key).update(`${seconds}\n${method} ${path}\n${body}`).digest();
