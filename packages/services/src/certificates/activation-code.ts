import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { cardSigns, readActivationCode } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';

/** Signs of a code: 60 bits. */
const CODE_BYTES = 12;
/** Compared with where there is no certificate, so that a wrong number takes as long as a wrong code. */
const NONE = digest('');

type CodeKey = Pick<ServiceDeps['config'], 'tokenKey'>;

/** The code of a certificate that the shop itself made: it is kept nowhere, and made again where the card is printed. */
export const codeOf = (key: CodeKey, serialNumber: string): string =>
  codeFor(key, `certificate-code\n${serialNumber}`);

/** [R2.054] The code that claims the digital edition of a certified piece, made as the certificate's own. */
export const editionCodeOf = (key: CodeKey, serialNumber: string): string =>
  codeFor(key, `edition-code\n${serialNumber}`);

function codeFor({ tokenKey }: CodeKey, what: string): string {
  const made = createHmac('sha256', tokenKey).update(what).digest();
  return cardSigns(made.subarray(0, CODE_BYTES));
}

/** What is kept of a code. */
export const codeHash = (code: string): string => digest(readActivationCode(code)).toString('hex');

/** Whether a typed code is the one whose hash is kept; in constant time, also where nothing is kept. */
export function isCode(kept: string | undefined, typed: string): boolean {
  const expected = kept === undefined ? NONE : Buffer.from(kept, 'hex');
  // A certificate of an earlier release keeps the digest of its code as the house had written it.
  const isWritten = timingSafeEqual(expected, digest(typed.trim()));
  const isRead = timingSafeEqual(expected, digest(readActivationCode(typed)));
  return kept !== undefined && (isRead || isWritten);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
