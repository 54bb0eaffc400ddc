import type { Queryable, Transaction } from '@vitrine/database';
import type { ServiceDeps } from '../deps.ts';

/** Whose data it is. */
export interface DataOwner {
  readonly customerId: string;
  /** In small letters: stores that know an address alone are compared with it. */
  readonly email: string | null;
  /** E.164 */
  readonly phone: string | null;
}
export type ForgetDeps = Pick<ServiceDeps, 'jobs' | 'clock'>;

/** One place where the shop keeps something of a customer. */
export interface PersonalStore {
  /** What its file in an export is called. */
  readonly name: string;
  readonly export: (db: Queryable, owner: DataOwner) => Promise<readonly unknown[]>;
  /** `kept`: the law asks for it, and the shopper is told so. */
  readonly forget:
    | 'kept'
    | ((deps: ForgetDeps, transaction: Transaction, owner: DataOwner) => Promise<unknown>);
}

/** A row of a statement that gives one thing as JSON. */
export interface HeldEntry {
  readonly entry: unknown;
}

export const entries = (rows: readonly HeldEntry[]): readonly unknown[] => rows.map(({ entry }) => entry);
