import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature of a request, as docs/workshop.md has it. */
export const SIGNATURE_HEADER = 'workshop-signature';
const GOOD_FOR_SECONDS = 300;

export interface Signed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Signs a request that is sent at a moment. */
export function sign(key: string, request: Signed, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / 1000));
  return `t=${seconds},v1=${digest(key, seconds, request).toString('hex')}`;
}

/** Whether a request was signed with the key, not long before or after a moment. */
export function isSigned(
  key: string,
  { given, ...request }: Signed & { readonly given: unknown },
  nowMs: number,
): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/u.exec(String(given)) ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const isSame = timingSafeEqual(Buffer.from(hex, 'hex'), digest(key, seconds, request));
  return isSame && Math.abs(nowMs / 1000 - Number(seconds)) <= GOOD_FOR_SECONDS;
}

const digest = (key: string, seconds: string, { method, path, body }: Signed): Buffer =>
  createHmac('sha256', key).update(`${seconds}\n${method} ${path}\n${body}`).digest();
