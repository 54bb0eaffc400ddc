import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { PageMethod } from '@vitrine/domain';

const COLUMNS = `p.id, p.repair_id, p.method, p.state, p.amount, p.currency, p.created_at, r.market
   FROM repair_payment p JOIN repair_request r ON r.id = p.repair_id`;
const ADD = named('repair-payment-add')<
  [id: string, repairId: string, method: PageMethod, amount: number, currency: string, now: Date]
>(`INSERT INTO repair_payment (id, repair_id, method, state, amount, currency, created_at)
   VALUES ($1, $2, $3, 'open', $4, $5, $6)`);
const OPEN = named('repair-payment-open')<[repairId: string]>(
  `SELECT ${COLUMNS} WHERE p.repair_id = $1 AND p.state = 'open'`,
);
const FIND = named('repair-payment-find')<[market: string, id: string]>(
  `SELECT ${COLUMNS} WHERE r.market = $1 AND p.id = $2`,
);
const PAID = named('repair-payment-paid')<[repairId: string]>(
  `SELECT ${COLUMNS} WHERE p.repair_id = $1 AND p.state = 'paid'`,
);
const ALL_OPEN = named('repair-payments-open')<[limit: number]>(
  `SELECT ${COLUMNS} WHERE p.state = 'open' ORDER BY p.created_at LIMIT $1`,
);
const END = named('repair-payment-end')<[id: string, state: 'paid' | 'ended']>(
  `UPDATE repair_payment SET state = $2 WHERE id = $1 AND state = 'open' RETURNING id`,
);

/** A payment with the market of its repair. */
export type RepairPaymentRow = RowOf<typeof FIND>;

export async function addRepairPayment(
  transaction: Transaction,
  payment: {
    readonly id: string;
    readonly repairId: string;
    readonly method: PageMethod;
    readonly amount: number;
    readonly currency: string;
  },
  now: Date,
): Promise<void> {
  const { id, repairId, method, amount, currency } = payment;
  await transaction.all(ADD, [id, repairId, method, amount, currency, now]);
}

export function openPaymentOf(db: Queryable, repairId: string): Promise<RepairPaymentRow | undefined> {
  return db.first(OPEN, [repairId]);
}

/** What paid a repair. */
export function paidPaymentOf(db: Queryable, repairId: string): Promise<RepairPaymentRow | undefined> {
  return db.first(PAID, [repairId]);
}

export function findRepairPayment(
  db: Queryable,
  { market, id }: { readonly market: string; readonly id: string },
): Promise<RepairPaymentRow | undefined> {
  return db.first(FIND, [market, id]);
}

export function openRepairPayments(db: Queryable, limit: number): Promise<readonly RepairPaymentRow[]> {
  return db.all(ALL_OPEN, [limit]);
}

/** Whether it was open. */
export async function endRepairPayment(
  transaction: Transaction,
  id: string,
  state: 'paid' | 'ended',
): Promise<boolean> {
  return (await transaction.first(END, [id, state])) !== undefined;
}
