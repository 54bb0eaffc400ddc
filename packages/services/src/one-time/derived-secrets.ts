import { createHmac } from 'node:crypto';
import { CODE_DIGITS, type CodeKind, type LinkKind } from '@vitrine/domain';
import type { ServiceConfig } from '../deps.ts';

type Keyed = Pick<ServiceConfig, 'tokenKey'>;

/** What the token of a link says: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/u;

/**
 * The token of a link, made of the random id of what was sent and of the shop's key. It is kept nowhere: the job that
 * mails it makes it again, and the database has its hash alone. `custom-order`: an order that an agent sent [R7.126, R2.045];
 * `appointment`: one in a store [R2.062].
 */
export function linkTokenOf(
  { tokenKey }: Keyed,
  { kind, id }: { readonly kind: LinkKind | 'custom-order' | 'appointment'; readonly id: string },
): string {
  return createHmac('sha256', tokenKey).update(`${kind}-link\n${id}`).digest('base64url');
}

/** Whether a text may be such a token. */
export function isLinkToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** The ciphers of a code, made of its random id and the shop's key; kept nowhere either. */
export function codeOf(
  { tokenKey }: Keyed,
  { kind, id }: { readonly kind: CodeKind; readonly id: string },
): string {
  const bytes = createHmac('sha256', tokenKey).update(`${kind}-code\n${id}`).digest();
  // 48 bits for a million codes: none is more frequent than another by more than a part in 10^8.
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** What stands for a login or a number in the database: without the key nobody can tell whose it is. */
export function subjectDigest({ tokenKey }: Keyed, kind: CodeKind, subject: string): string {
  return createHmac('sha256', tokenKey).update(`${kind}-subject\n${subject}`).digest('hex');
}
