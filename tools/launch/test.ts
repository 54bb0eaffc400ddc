import { build } from './build.ts';
import { CHECKS, check, tests } from './check.ts';
import { ensureChromium } from './ensure-chromium.ts';

type Say = (line: string) => void;

/** The whole of `npm test`: every check, components in a real browser, services on a real database, journeys. */
export async function test(say: Say): Promise<void> {
  await build(say);
  await ensureChromium(say);
  await check(say, [
    ...CHECKS,
    tests('components in Chromium', 'components'),
    tests('service tests on PostgreSQL', 'services'),
    tests('journeys in Chromium', 'journeys'),
  ]);
}

const DRAWN_JOURNEYS = { name: 'journeys that draw in 3D', project: 'drawn-journeys' } as const;

/** The journeys alone; words after the command choose files, as in `npm run journeys -- wishlist`. */
export async function journeys(say: Say, files: readonly string[]): Promise<void> {
  await build(say);
  await ensureChromium(say);
  await check(say, [tests('journeys in Chromium', 'journeys', files)]);
}

/** The same of the journeys that wear a piece or turn it in 3D. */
export async function drawnJourneys(say: Say, files: readonly string[]): Promise<void> {
  await build(say);
  await ensureChromium(say);
  await check(say, [tests(DRAWN_JOURNEYS.name, DRAWN_JOURNEYS.project, files)]);
}

/** What proves the tracking and what is drawn in 3D: a stage of its own, for the processor draws every pixel. */
export async function checkTracking(say: Say): Promise<void> {
  await build(say);
  await ensureChromium(say);
  await check(say, [
    tests('figures of the tracking', 'fidelity'),
    tests('pictures of what is worn', 'golden'),
    tests(DRAWN_JOURNEYS.name, DRAWN_JOURNEYS.project),
  ]);
}
