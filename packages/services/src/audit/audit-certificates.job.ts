import { auditCertificates } from '../certificates/index.ts';
import type { ServiceDeps } from '../deps.ts';

/** So many numbers are told; `npm run audit:certificates` prints them all. */
const TOLD = 20;

/**
 * The hourly audit of certificates: an error in the log, and an alarm, where a chain does not hold. Its line in the log is also
 * what a database cannot take back: where `entries` is less than an hour ago, somebody removed some.
 */
export async function auditCertificatesHourly({
  db,
  certificateSeal,
  log,
  alarm,
}: Pick<ServiceDeps, 'db' | 'certificateSeal' | 'log' | 'alarm'>): Promise<void> {
  const { certificates, entries, heads, faults } = await auditCertificates(db, certificateSeal);
  log.info({ certificates, entries, heads }, 'The chains of certificates were proved');
  if (faults.length === 0) return;
  const told = faults
    .slice(0, TOLD)
    .map(({ serialNumber, place, fault }) => ({ serialNumber, place, fault }));
  log.error({ count: faults.length, faults: told }, 'The audit found certificates at fault');
  alarm('certificate_changed');
}
