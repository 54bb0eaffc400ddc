import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  countSeen,
  handFigures,
  headFigures,
  runDrawnMotion,
  runFidelity,
  runHandFidelity,
  type Subject,
  type TypeFigures,
  PROVEN_TYPES,
} from '@vitrine/try-on/fidelity';
import { openCameraBrowser } from './try-on/camera-browser.ts';
import { buildTryOnPages } from './try-on/served-try-on.ts';
import { memoryOverTime } from './try-on/memory-over-time.ts';
import { type TypeCost, typeCost } from './try-on/type-cost.ts';
import { typeRow, typeTable } from './try-on/type-table.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';

/**
 * Prints a table for every type of the try-on: `npm run bench:try-on`, or `… -- rings watches` for some; `… -- memory`
 * opens, wears and closes for ten minutes instead. The tables take about as long on a quiet machine without a graphics card.
 */
const PICTURES = fileURLToPath(new URL('../../packages/database/house/media/pictures', import.meta.url));

const asked = process.argv.slice(2);
const types = PROVEN_TYPES.filter(({ type }) => asked.length === 0 || asked.includes(type));
const isAsked = (subject: Subject): boolean => types.some((one) => one.subject === subject);

const folder = await mkdtemp(join(tmpdir(), 'vitrine-try-on-bench-'));
try {
  await buildTryOnPages(folder);
  if (asked.includes('memory')) process.stdout.write(`${await memoryOverTime(folder)}\n`);
  if (types.length > 0) await printTables();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function printTables(): Promise<void> {
  const costs = { ...(await costsOf('head')), ...(await costsOf('hand')) };
  const figures: Readonly<Record<string, TypeFigures>> = {
    ...(isAsked('head') && headFigures(await runFidelity({ assetsFolder: folder }))),
    ...(isAsked('hand') && handFigures(await runHandFidelity({ assetsFolder: folder }))),
  };
  const turning = await runDrawnMotion(folder);
  const pictures = await picturesOfProducts();
  const seen = await countSeen(folder, pictures);
  for (const { type, subject } of types) {
    const [ofType, cost] = [figures[type], costs[type]];
    if (!ofType || !cost) throw new Error(`nothing was measured of ${type}`);
    const collection = { pictures: pictures.length, worn: seen[subject] };
    const report = { type, subject, figures: ofType, turning: turning[type], cost, collection };
    process.stdout.write(`${typeTable(report)}\n\n`);
    const row = { ...typeRow(report), on: today(), how: 'npm run bench:try-on' };
    changeFigures((known) => ({ ...known, types: replaced(known.types, [row], (one) => one.type) }));
  }
}

async function costsOf(subject: Subject): Promise<Readonly<Record<string, TypeCost>>> {
  const costs: Record<string, TypeCost> = {};
  if (!isAsked(subject)) return costs;
  const browser = await openCameraBrowser(folder, subject);
  try {
    for (const worn of types) {
      if (worn.subject !== subject) continue;
      const cost = await typeCost(browser, folder, worn);
      process.stdout.write(`${worn.type}: ${JSON.stringify(cost)}\n`);
      costs[worn.type] = cost;
    }
    return costs;
  } finally {
    await browser.close();
  }
}

/** The front of every piece of the collection: watches, shoes, bags and boxes, and nobody. */
async function picturesOfProducts(): Promise<readonly Uint8Array[]> {
  return Promise.all(globSync(join(PICTURES, 'au*', 'front-640.webp')).map(async (file) => readFile(file)));
}
