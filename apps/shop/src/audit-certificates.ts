import { auditCertificates, openCertificateSeal } from '@vitrine/services';
import { certificateKeyIn } from './kept-keys.ts';
import { withRunningDatabase } from './with-running-database.ts';

const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * `npm run audit:certificates`: proves the chain of every certificate while the shop runs, and that each certificate is what its
 * chain says. It prints the numbers of what is at fault, and reads alone. Answers how many are.
 */
async function audit(): Promise<number> {
  return withRunningDatabase(STATEMENT_TIMEOUT_MS, async ({ db, say, dataFolder, certificateKeys }) => {
    const seal = openCertificateSeal(certificateKeys ?? [await certificateKeyIn(dataFolder)]);
    const { certificates, entries, heads, faults } = await auditCertificates(db, seal);
    for (const { serialNumber, place, fault } of faults)
      say(`${serialNumber}: ${place === 0 ? '' : `entry ${place} `}${fault}`);
    say(
      `${certificates} certificates, ${entries} entries, heads ${heads.slice(0, 16)}: ${faults.length === 0 ? 'all chains hold' : `${faults.length} at fault`}.`,
    );
    return faults.length;
  });
}

try {
  process.exit((await audit()) === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
