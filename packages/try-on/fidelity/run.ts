/**
 * Prints the accuracy of the engine on drawn heads and hands, and on the shared photographs where present; ends with 1 on any fault:
 *
 *     node packages/try-on/fidelity/run.ts [FOLDER WITH THE ENGINE'S ASSETS]
 *
 * Without a folder the assets are built first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTryOnAssets } from '../src/asset-build/build-assets.ts';
import { handTable } from './hand-table.ts';
import { motionTable } from './motion/motion-table.ts';
import { runFidelity } from './run-fidelity.ts';
import { runHandFidelity } from './run-hand-fidelity.ts';
import { runUnseenHands } from './run-unseen-hands.ts';
import { SHARED_PHOTOS } from './shared-photos.ts';
import { verdictTable } from './verdict-table.ts';

const given = process.argv[2];
const assetsFolder = given ?? (await mkdtemp(join(tmpdir(), 'try-on-assets-')));
try {
  if (given === undefined) await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  const { drawn, moving, motion, photographed } = await runFidelity({ assetsFolder });
  process.stdout.write(`${verdictTable([...drawn, ...moving])}\n\n${motionTable(motion)}\n\n`);
  if (photographed === undefined)
    process.stdout.write(`${SHARED_PHOTOS} is absent: its photographs are left out\n`);
  else process.stdout.write(`${verdictTable(photographed)}\n`);
  const hands = await runHandFidelity({ assetsFolder });
  process.stdout.write(`\n${handTable(hands.drawn)}\n\n${motionTable(hands.motion)}\n\n`);
  process.stdout.write(`Over what is worn already\n${motionTable(hands.motionWearing)}\n\n`);
  process.stdout.write(`Hands of other builds\n${handTable(await runUnseenHands(assetsFolder))}\n\n`);
  for (const { name, found, faults } of hands.photographed ?? [])
    process.stdout.write(`${name}: ${found}${faults.length > 0 ? `   ✗ ${faults.join('; ')}` : ''}\n`);
  const verdicts = [
    ...drawn,
    ...moving,
    ...(photographed ?? []),
    ...hands.drawn,
    ...(hands.photographed ?? []),
  ];
  const faulty = verdicts.filter(({ faults }) => faults.length > 0);
  if (faulty.length > 0) process.exitCode = 1;
} finally {
  if (given === undefined) await rm(assetsFolder, { recursive: true });
}
