import type { ServiceDeps } from '../deps.ts';
import { auditOrders, type Violation } from './audit-orders.ts';

/** So many ids of one check are told; `npm run audit:orders` prints them all. */
const TOLD = 20;

/** The hourly audit: an error in the log, and an alarm, for each check that found something. */
export async function auditHourly({
  db,
  clock,
  log,
  alarm,
}: Pick<ServiceDeps, 'db' | 'clock' | 'log' | 'alarm'>): Promise<void> {
  const { orders, violations } = await auditOrders(db, clock.now());
  for (const [check, found] of Map.groupBy(violations, (violation) => violation.check)) {
    log.error(
      { check, count: found.length, ids: found.slice(0, TOLD).map(keyOf) },
      'The audit found orders at fault',
    );
    alarm('orders_disagree');
  }
  if (violations.length === 0) log.info({ orders }, 'The audit found no order at fault');
}

const keyOf = ({ market, id }: Violation): string => (market === undefined ? id : `${market} ${id}`);
