import { named, type RowOf, type Transaction } from '@vitrine/database';

const NEXT = named('certificate-audit-next')<[after: string, limit: number]>(
  `SELECT serial_number, status, owner_id, sku_id, is_entered FROM certificate WHERE serial_number > $1
   ORDER BY serial_number LIMIT $2`,
);
const UNENTERED = named('certificate-unentered')<[limit: number]>(
  `SELECT serial_number FROM certificate WHERE NOT is_entered ORDER BY serial_number LIMIT $1 FOR UPDATE SKIP LOCKED`,
);
const TO_OFFER = named('certificate-to-offer')<[limit: number]>(
  `SELECT c.serial_number, c.owner_id AS "ownerId!", c.offered_to AS "offeredTo!", g.locale
   FROM certificate c JOIN customer g ON g.id = c.owner_id
   WHERE c.offered_to IS NOT NULL AND c.is_entered ORDER BY c.serial_number LIMIT $1`,
);
const FORGET_OFFER = named('certificate-forget-offer')<[serialNumber: string]>(
  `UPDATE certificate SET offered_to = NULL WHERE serial_number = $1`,
);

/** A certificate as the audit compares it with its chain. */
export type AuditedRow = RowOf<typeof NEXT>;

export function nextAudited(
  transaction: Transaction,
  after: string,
  limit: number,
): Promise<readonly AuditedRow[]> {
  return transaction.all(NEXT, [after, limit]);
}

/** Certificates whose chain is still to be begun, locked. */
export async function lockUnentered(transaction: Transaction, limit: number): Promise<readonly string[]> {
  return (await transaction.all(UNENTERED, [limit])).map(({ serialNumber }) => serialNumber);
}

/** Certificates that the files of the house offer to somebody. */
export function certificatesToOffer(transaction: Transaction, limit: number) {
  return transaction.all(TO_OFFER, [limit]);
}

export async function forgetOffer(transaction: Transaction, serialNumber: string): Promise<void> {
  await transaction.all(FORGET_OFFER, [serialNumber]);
}
