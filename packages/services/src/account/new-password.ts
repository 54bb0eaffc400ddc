import { hashPassword } from '@vitrine/database';
import { type PasswordFault, type Refusal, type Result } from '@vitrine/domain';
import { type ConcurrencyLimits, limitConcurrency } from '../http/limit-concurrency.ts';

export type WeakPassword = PasswordFault;

/** The hash of a password that somebody chose, when its turn comes. */
export type HashNew = (password: string) => Promise<Result<string, 'busy'>>;

/** Hashes of new passwords have a line of their own: a crowd that registers does not hold up who signs in. */
export function createHashNew(limits: ConcurrencyLimits): HashNew {
  const run = limitConcurrency(limits);
  return (password) => run(() => hashPassword(password));
}

/** The refusal of a password that is too short or too common; every body names it so. */
export function weakPassword(code: WeakPassword): Refusal<WeakPassword> {
  return { code, scope: 'field', about: 'password' };
}
