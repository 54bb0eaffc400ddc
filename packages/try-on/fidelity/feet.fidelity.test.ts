import { beforeAll, describe, expect, it } from 'vitest';
import { FOOT_CLIPS } from './foot-clips.ts';
import { judgeFeet } from './judge-feet.ts';
import type { FootVerdict } from './judge-feet.ts';
import { startChromium } from './runner/chromium.ts';
import { openFootStudio } from './runner/foot-studio.ts';

const RUN_WITHIN_MS = 300_000;

let verdicts: readonly FootVerdict[] = [];

beforeAll(async () => {
  const browser = await startChromium();
  try {
    const studio = await openFootStudio(browser);
    verdicts = await judgeFeet(studio);
    await studio.close();
  } finally {
    await browser.close();
  }
  for (const { name, drift, worst, rmsPx } of verdicts)
    process.stdout.write(
      `${name.padEnd(14)} drift ${(100 * drift).toFixed(1)} %, worst ${(100 * worst).toFixed(1)} %, ${rmsPx.toFixed(2)} px\n`,
    );
}, RUN_WITHIN_MS);

describe('shoes on feet that were placed by hand before a camera', () => {
  it.each(FOOT_CLIPS.map(({ name }) => name))('[R1.006] keep heel and toe while it is %s', (name) => {
    expect(verdicts.find((verdict) => verdict.name === name)).toMatchObject({ faults: [] });
  });
});
