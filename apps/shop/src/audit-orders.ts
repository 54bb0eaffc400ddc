import { auditOrders } from '@vitrine/services';
import { withRunningDatabase } from './with-running-database.ts';

const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * `npm run audit:orders`: whether the orders of the shop agree with their money, stock, slots, returns and mails, while it
 * runs. It prints the ids of what is at fault, and reads alone. Answers how many things are.
 */
async function audit(): Promise<number> {
  return withRunningDatabase(STATEMENT_TIMEOUT_MS, async ({ db, say }) => {
    const { orders, checks, violations } = await auditOrders(db, new Date());
    for (const [check, found] of Map.groupBy(violations, (violation) => violation.check)) {
      say(`${check}: not true that ${found[0]?.says ?? check}`);
      for (const { market, id } of found) say(`  ${market ?? 'all markets'} ${id}`);
    }
    say(
      `${orders} orders, ${checks} checks: ${violations.length === 0 ? 'all is well' : `${violations.length} at fault`}.`,
    );
    return violations.length;
  });
}

try {
  process.exit((await audit()) === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
