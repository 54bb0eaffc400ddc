import { type Database, inTransaction, type Transaction } from '@vitrine/database';
import { chainEnd, type ChainEntry, chainFault } from '@vitrine/domain';
import { type AuditedRow, nextAudited } from './kept.store.ts';
import type { CertificateSeal } from '../gateways/index.ts';
import { entriesOf } from './entry.store.ts';

interface CertificateFault {
  readonly serialNumber: string;
  /** The first entry that does not hold; 0 where the chain holds and the certificate says something else. */
  readonly place: number;
  readonly fault: NonNullable<ReturnType<typeof chainFault>>['fault'] | 'no_chain' | 'says_otherwise';
}
export interface CertificateAudit {
  readonly certificates: number;
  readonly entries: number;
  /** The hash of all last hashes: two audits with the same one saw the same chains. */
  readonly heads: string;
  readonly faults: readonly CertificateFault[];
}

/** Certificates of one snapshot: few enough that nobody waits for it. */
const BATCH = 500;

/**
 * [R3.018] Proves the chain of every certificate, and that the certificate is what its chain makes of it. It reads alone. One that
 * was just loaded and has no chain yet is passed over: the next minute begins it.
 */
export async function auditCertificates(db: Database, seal: CertificateSeal): Promise<CertificateAudit> {
  const faults: CertificateFault[] = [];
  const counted = { certificates: 0, entries: 0, heads: seal.hash('') };
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    const { rows, chains } = await inTransaction(db, (transaction) => readBatch(transaction, from));
    for (const row of rows) {
      const entries = chains.get(row.serialNumber) ?? [];
      const fault = faultOf(row, entries, seal);
      if (fault !== undefined) faults.push({ serialNumber: row.serialNumber, ...fault });
      counted.certificates += 1;
      counted.entries += entries.length;
      counted.heads = seal.hash(`${counted.heads} ${row.serialNumber} ${entries.at(-1)?.hash ?? ''}`);
    }
    after = rows.at(-1)?.serialNumber;
  }
  return { ...counted, faults };
}

async function readBatch(transaction: Transaction, after: string) {
  await transaction.executeSql('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const rows = await nextAudited(transaction, after, BATCH);
  return {
    rows,
    chains: await entriesOf(
      transaction,
      rows.map(({ serialNumber }) => serialNumber),
    ),
  };
}

function faultOf(
  row: AuditedRow,
  entries: readonly ChainEntry[],
  seal: CertificateSeal,
): Omit<CertificateFault, 'serialNumber'> | undefined {
  if (entries.length === 0) return row.isEntered ? { place: 0, fault: 'no_chain' } : undefined;
  const broken = chainFault(entries, seal);
  if (broken !== undefined) return broken;
  return isAsTheChainSays(row, entries) ? undefined : { place: 0, fault: 'says_otherwise' };
}

function isAsTheChainSays(row: AuditedRow, entries: readonly ChainEntry[]): boolean {
  const end = chainEnd(entries);
  return end?.status === row.status && (end.ownerId ?? null) === row.ownerId && end.skuId === row.skuId;
}
