import { type Database, inTransaction, type Transaction } from '@vitrine/database';
import type { AuditRange, OrderCheck, SharedCheck } from './audit-check.ts';
import { marketsWithOrders, nextRange } from './audit-ranges.store.ts';
import { ORDER_CHECKS } from './order.store.ts';
import { PAPER_CHECKS, SHARED_PAPER_CHECKS } from './paper.store.ts';
import { PAYMENT_CHECKS } from './payment.store.ts';
import { RETURN_CHECKS } from './return.store.ts';
import { SHARED_CHECKS as OF_STOCK, STOCK_CHECKS } from './stock.store.ts';
import { WORKSHOP_CHECKS } from './workshop.store.ts';

/** What an audit looks at. A check of something new is added to the list of its area, or a list of its own here. */
const CHECKS: readonly OrderCheck[] = [
  ...ORDER_CHECKS,
  ...PAYMENT_CHECKS,
  ...STOCK_CHECKS,
  ...RETURN_CHECKS,
  ...WORKSHOP_CHECKS,
  ...PAPER_CHECKS,
];
const SHARED_CHECKS: readonly SharedCheck[] = [...OF_STOCK, ...SHARED_PAPER_CHECKS];

/** Something that does not hold. */
export interface Violation {
  readonly check: string;
  /** What would hold if all were well. */
  readonly says: string;
  /** Undefined for what all markets share. */
  readonly market?: string;
  /** The order, or the key of what is shared; never personal data. */
  readonly id: string;
}
export interface Audit {
  readonly orders: number;
  readonly checks: number;
  readonly violations: readonly Violation[];
}

/** A range whose checks take a fraction of a second each: nobody waits behind a long statement. */
const RANGE = 2000;

/**
 * Whether orders, money, stock, slots, returns, papers and mails agree with each other. It reads alone, and every range in one
 * snapshot: what moves meanwhile is seen before its move or after it, with the job that the move has left behind.
 */
export async function auditOrders(db: Database, now: Date): Promise<Audit> {
  const violations: Violation[] = [];
  let orders = 0;
  for (const market of await marketsWithOrders(db)) {
    let range = await nextRange(db, { market, after: '', limit: RANGE });
    let after = '';
    while (range !== undefined) {
      const { until } = range;
      violations.push(...(await auditRange(db, { market, after, until, now })));
      orders += range.orders;
      after = until;
      range = await nextRange(db, { market, after, limit: RANGE });
    }
  }
  violations.push(...(await auditShared(db)));
  return { orders, checks: CHECKS.length + SHARED_CHECKS.length, violations };
}

function auditRange(db: Database, range: AuditRange): Promise<readonly Violation[]> {
  return inSnapshot(db, async (snapshot) => {
    const found: Violation[] = [];
    for (const { name: check, says, find } of CHECKS)
      for (const id of await find(snapshot, range)) found.push({ check, says, market: range.market, id });
    return found;
  });
}

function auditShared(db: Database): Promise<readonly Violation[]> {
  return inSnapshot(db, async (snapshot) => {
    const found: Violation[] = [];
    for (const { name: check, says, find } of SHARED_CHECKS)
      for (const id of await find(snapshot)) found.push({ check, says, id });
    return found;
  });
}

function inSnapshot<Value>(db: Database, read: (snapshot: Transaction) => Promise<Value>): Promise<Value> {
  return inTransaction(db, async (transaction) => {
    await transaction.executeSql('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return read(transaction);
  });
}
