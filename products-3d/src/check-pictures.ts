import { ASSORTMENT } from './assortment.ts';
import { readManifest } from './manifest.ts';
import { OWED_AT_MOST } from './owed-pictures.ts';
import { errandsFor } from './studio/errands.ts';
import { picturesDue } from './studio/pictures-due.ts';

/** Says which pictures are missing or out of date, without taking any, and fails when they are more than is owed. */
const due = picturesDue(errandsFor(ASSORTMENT, true), await readManifest());
const tooMany = (['missing', 'old', 'orphaned'] as const).filter(
  (kind) => due[kind].length > OWED_AT_MOST[kind],
);
const isWanted = (kind: 'missing' | 'old' | 'orphaned'): boolean =>
  tooMany.includes(kind) || process.argv.includes('--list');
for (const kind of ['missing', 'old', 'orphaned'] as const) {
  if (isWanted(kind)) for (const picture of due[kind]) process.stdout.write(`${kind}: ${picture}\n`);
  const [count, most] = [due[kind].length, OWED_AT_MOST[kind]];
  const verdict = count > most ? 'too many' : count < most ? `lower OWED_AT_MOST.${kind}` : 'as owed';
  process.stdout.write(`${count} pictures ${kind}, ${most} owed at most: ${verdict}\n`);
}
process.stdout.write(`${due.fresh} pictures up to date\n`);
if (tooMany.length > 0) process.exitCode = 1;
