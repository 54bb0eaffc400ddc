import type { Queryable, Statement } from '@vitrine/database';
import { isBought, ORDER_STATES } from '@vitrine/domain';

/** The orders of a market whose id is greater than `after` and at most `until`. */
export interface AuditRange {
  readonly market: string;
  readonly after: string;
  readonly until: string;
  /** When the audit began. */
  readonly now: Date;
}
export type RangeValues = readonly [market: string, after: string, until: string];

/** One thing that must hold of every order. `find`: the ids of the orders of a range of which it does not. */
export interface OrderCheck {
  readonly name: string;
  /** What holds where all is well. */
  readonly says: string;
  readonly find: (db: Queryable, range: AuditRange) => Promise<readonly string[]>;
}

/** One thing that must hold of what all markets share. `find`: what it does not hold of, by its key. */
export interface SharedCheck {
  readonly name: string;
  readonly says: string;
  readonly find: (db: Queryable) => Promise<readonly string[]>;
}

interface Found {
  readonly id: string;
}

export const valuesOf = ({ market, after, until }: AuditRange): RangeValues => [market, after, until];
export const idsOf = (rows: readonly Found[]): readonly string[] => rows.map(({ id }) => id);

/** A check that is one statement, whose rows are the orders at fault. */
export function orderCheck(name: string, says: string, statement: Statement<RangeValues, Found>): OrderCheck {
  return { name, says, find: async (db, range) => idsOf(await db.all(statement, valuesOf(range))) };
}

/** A list of words for SQL. */
export const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Orders of the range, as `o`. */
export const ORDERS = 'o.market = $1 AND o.id > $2 AND o.id <= $3';
/** Of them those that were bought and not cancelled. */
export const BOUGHT = `o.state IN (${listed(ORDER_STATES.filter(isBought))})`;
/** Of them those that nobody has committed, or that are drafts again. */
export const UNCOMMITTED = `(o.state IN ('draft', 'awaiting_client') OR (o.state = 'expired' AND o.committed_at IS NULL))`;
export const COMMITTED = `NOT ${UNCOMMITTED}`;
