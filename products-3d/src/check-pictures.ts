import { ASSORTMENT } from './assortment.ts';
import { readManifest } from './manifest.ts';
import { masksDue } from './masks/masks.ts';
import { OWED_AT_MOST } from './owed-pictures.ts';
import { SCENE_PICTURES } from './scenes/scene-pictures.ts';
import { errandsFor, wantedOf } from './studio/errands.ts';
import { picturesDue } from './studio/pictures-due.ts';

/** Says which pictures and masks are missing or out of date, without making any, and fails when they are more than is owed. */
const manifest = await readManifest();
const wanted = [...errandsFor(ASSORTMENT).map(wantedOf), ...SCENE_PICTURES];
const due = picturesDue(wanted, manifest);
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
const masks = Object.entries(masksDue(manifest)).flatMap(([kind, names]) =>
  names.map((name) => `${kind}: mask ${name}`),
);
for (const mask of masks) process.stdout.write(`${mask}\n`);
process.stdout.write(`${Object.keys(manifest.masks).length} masks, ${masks.length} to draw\n`);
if (tooMany.length > 0 || masks.length > 0) process.exitCode = 1;
