import { hashPassword, isPasswordOf } from '@vitrine/database';
import { accepted, refused, type Result } from '@vitrine/domain';
import { type CustomerRow, isOpen } from './customer.store.ts';
import type { LimitedRun } from '../http/limit-concurrency.ts';

interface PasswordProof {
  /** Undefined for a login that nobody has. */
  readonly customer: CustomerRow | undefined;
  readonly password: string;
  readonly now: Date;
  /** Somebody has signed in to this account from the device before. */
  readonly isKnownDevice: boolean;
}

/** Where hashes wait for their turn: a crowd of strangers does not hold up those whose device is known. */
interface Lanes {
  readonly strangers: LimitedRun;
  readonly knownDevices: LimitedRun;
}

/** Gives the customer whose password it is. */
export type ProvePassword = (proof: PasswordProof) => Promise<Result<CustomerRow, 'wrong' | 'busy'>>;

/**
 * [R8.046] An unknown login, a wrong password and a locked account end in the same answer after the same work: a hash
 * is verified in every case, for an unknown login that of a password nobody has.
 */
export function createProvePassword(unguessable: string, lanes: Lanes): ProvePassword {
  const nobody = hashPassword(unguessable);
  // A sign-in awaits this promise and meets its failure; a start without sign-ins must not end because of it.
  nobody.catch(() => undefined);
  return async ({ customer, password, now, isKnownDevice }) => {
    const run = isKnownDevice ? lanes.knownDevices : lanes.strangers;
    const verified = await run(async () => isPasswordOf(customer?.passwordHash ?? (await nobody), password));
    if (!verified.ok) return verified;
    return verified.value && customer !== undefined && isOpen(customer, now)
      ? accepted(customer)
      : refused('wrong');
  };
}
