import { COMMON_PASSWORDS } from './common-passwords.ts';

/** [R7.181] After NIST SP 800-63B, which asks for eight at the least. */
export const PASSWORD_MIN_LENGTH = 10;

/** Why a password is not taken; the codes of the refusal. */
export type PasswordFault = 'password_too_short' | 'password_too_common';

/**
 * [R7.181] What is wrong with a password that somebody chooses; undefined when it is good. After NIST SP 800-63B: long enough
 * and none that everybody tries first, and no rule on what it is made of, so that a sentence in any script is welcome.
 * Characters are counted, not the bytes or parts that they are made of.
 */
export function passwordFault(password: string, email = ''): PasswordFault | undefined {
  const plain = samePassword(password);
  if (Array.from(plain).length < PASSWORD_MIN_LENGTH) return 'password_too_short';
  const folded = plain.toLowerCase();
  const isGuessed =
    COMMON.has(folded) || COMMON.has(withoutEnding(folded)) || isRepeated(folded) || isCounted(folded);
  return isGuessed || isOfEmail(folded, email.toLowerCase()) ? 'password_too_common' : undefined;
}

/** The same text for what looks the same, however a keyboard writes it; what is hashed and compared. */
export function samePassword(password: string): string {
  return password.normalize('NFKC');
}

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.split(' '));

/** Without the signs that are put behind a word to make it look like a password. */
const withoutEnding = (text: string): string => text.replace(/[^\p{L}\p{N}]+$/u, '');

/** One to four characters over and over: aaaaaaaaaa, 12341234123. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some((period) =>
    Array.from(text).every((sign, place, all) => sign === all[place % period]),
  );
}

/** Signs that follow each other, up or down: abcdefghij, 9876543210. */
function isCounted(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, place) => place === 0 || code === (codes[place - 1] ?? 0) + step),
  );
}

/** The address itself, or the name before its @ with nothing but ciphers and signs around it. */
function isOfEmail(text: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  if (name.length < 4) return text === email;
  return text === email || (text.includes(name) && /^[^\p{L}]*$/u.test(text.replace(name, '')));
}
