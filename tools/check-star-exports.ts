import { globSync, readFileSync } from 'node:fs';

/**
 * A package's index reads as its table of contents: nothing is exported that nobody named. A large package names the
 * exports of a folder in the folder's own `index.ts`, which the package's index takes whole.
 */
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']);
const offenders = sources.filter((file) => {
  const lines = readFileSync(file, 'utf8').match(/^export \* from.*$/gmu) ?? [];
  const isOfPackage = /^packages\/[^/]+\/src\/index\.ts$/u.test(file);
  return lines.some((line) => !isOfPackage || !/ '\.\/[\w-]+\/index\.ts';$/u.test(line));
});

for (const file of offenders) process.stderr.write(`export * in ${file}: name what is exported\n`);
process.stdout.write(`${sources.length} files read, ${offenders.length} with export *\n`);
process.exitCode = offenders.length > 0 || sources.length === 0 ? 1 : 0;
