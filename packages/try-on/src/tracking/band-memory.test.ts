import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOver, type RememberedBand, rememberedBand } from './band-memory.ts';
import type { WornBand } from './worn-band.ts';

const PALM_PX = 100;

/** The memory after each of these pictures, starting empty or from a memory. */
function over(pictures: readonly (WornBand | undefined)[], first?: RememberedBand) {
  let memory = first;
  return pictures.map((seen) => {
    const band = bandOver(memory, seen, PALM_PX);
    memory = rememberedBand(band, PALM_PX);
    return band;
  });
}

const WATCH: WornBand = { alongPx: 40, confidence: 1 };
const anySighting = fc.option(
  fc.record({
    alongPx: fc.double({ min: 0, max: 100, noNaN: true }),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { nil: undefined },
);

describe('what a followed hand is known to wear', () => {
  it('is believed wholly after a second and by half after four pictures', () => {
    const seen = over(Array.from({ length: 30 }, () => WATCH));
    expect(seen[4]?.confidence).toBeGreaterThan(0.5);
    expect(seen.at(-1)?.confidence).toBeGreaterThan(0.98);
  });

  it('stays where it was while it is missed, and fades within seconds', () => {
    const remembered = { atShare: 0.4, confidence: 1 };
    const seen = over(
      Array.from({ length: 240 }, () => undefined),
      remembered,
    );
    expect(seen[9]).toMatchObject({ alongPx: 40 });
    expect(seen[9]?.confidence).toBeGreaterThan(0.75);
    expect(seen.at(-1)).toBeUndefined();
  });

  it('lies where the picture shows it, as the hand moves', () => {
    expect(over([{ alongPx: 44, confidence: 0.8 }], { atShare: 0.4, confidence: 1 })[0]?.alongPx).toBe(44);
  });

  it('gives way to another band only when that one is seen for some time', () => {
    const other: WornBand = { alongPx: 90, confidence: 0.9 };
    const seen = over(
      Array.from({ length: 90 }, () => other),
      { atShare: 0.4, confidence: 1 },
    );
    expect(seen[5]?.alongPx).toBe(40);
    expect(seen.at(-1)?.alongPx).toBe(90);
  });

  it('never changes how sure it is by more than a step, whatever is seen', () => {
    fc.assert(
      fc.property(fc.array(anySighting, { maxLength: 60 }), (pictures) => {
        let before = 0;
        for (const band of over(pictures)) {
          const confidence = band?.confidence ?? 0;
          expect(Math.abs(confidence - before)).toBeLessThanOrEqual(0.16 + 1e-9);
          before = confidence;
        }
      }),
    );
  });
});
