import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Holds the arrows of ARCHITECTURE.md. dependency-cruiser answers "no violations" when it cannot read TypeScript,
 * so this counts what it read: a source file it did not see is a failure of its own.
 */
const DEPCRUISE = join('node_modules', '.bin', 'depcruise');
const FOLDERS = ['packages', 'apps', 'e2e'];
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'e2e/src/**/*.ts'];

interface Report {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

function cruise(): Report {
  const json = execFileSync(DEPCRUISE, ['--config', '--output-type', 'json', ...FOLDERS], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report: Report = JSON.parse(json);
  return report;
}

const { modules, summary } = cruise();
const cruised = new Set(modules.map(({ source }) => source));
const unread = globSync(SOURCES).filter((file) => !cruised.has(file) && !file.endsWith('.d.ts'));

for (const file of unread) process.stderr.write(`not cruised: ${file}\n`);
for (const { rule, from, to } of summary.violations) process.stderr.write(`${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${cruised.size} modules read, ${summary.violations.length} forbidden imports\n`);
process.exitCode = unread.length + summary.violations.length > 0 ? 1 : 0;
