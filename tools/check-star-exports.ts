import { globSync, readFileSync } from 'node:fs';

/** A package's index reads as its table of contents: nothing is exported that nobody named. */
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']);
const offenders = sources.filter((file) => /^export \* from/mu.test(readFileSync(file, 'utf8')));

for (const file of offenders) process.stderr.write(`export * in ${file}: name what is exported\n`);
process.stdout.write(`${sources.length} files read, ${offenders.length} with export *\n`);
process.exitCode = offenders.length > 0 || sources.length === 0 ? 1 : 0;
