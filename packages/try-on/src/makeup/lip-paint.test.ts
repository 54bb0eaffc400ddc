import { assert, constantFrom, double, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinearColour, linearOf, luminanceOf } from '../colour/linear-colour.ts';
import { LIP_FINISHES } from './finishes.ts';
import { LIP_FEATHER } from './lip-mesh.ts';
import { type LipLook, type LipPlace, lipCoverage, paintedLip } from './lip-paint.ts';

const LIP: LinearColour = [0.4, 0.14, 0.12];
const BASE = luminanceOf(LIP);
const WITHIN: LipPlace = { inside: 0.06, fromOpening: 0.06, along: -0.7, lip: -1, base: BASE };
const SHADE = linearOf('#a8182d') ?? LIP;

const look = (changes: Partial<LipLook> = {}): LipLook => ({
  shade: SHADE,
  finish: LIP_FINISHES.matte,
  white: [0.9, 0.9, 0.9],
  mean: BASE,
  side: 0,
  ...changes,
});
const times = (colour: LinearColour, factor: number): LinearColour => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
];

/** The paint in the middle of the lower lip's height, in light from the right. */
const brightnessAt = (along: number, finish: 'matte' | 'gloss'): number => {
  const place = { ...WITHIN, inside: 0.046, fromOpening: 0.054, along };
  return luminanceOf(paintedLip(LIP, place, look({ side: 1, finish: LIP_FINISHES[finish] })));
};

describe('lipstick on lips', () => {
  it.each(['matte', 'satin', 'gloss'] as const)(
    '[R1.006] is the shade in the light on the lips: %s, where nothing shines',
    (finish) => {
      paintedLip(LIP, WITHIN, look({ finish: LIP_FINISHES[finish] })).forEach((channel, k) => {
        expect(Math.abs(channel - 0.9 * (SHADE[k] ?? NaN))).toBeLessThan(0.03);
      });
    },
  );

  it('[R1.006] is dim in dim light', () => {
    const dim = paintedLip(
      times(LIP, 0.2),
      { ...WITHIN, base: 0.2 * BASE },
      look({ white: [0.2, 0.2, 0.2], mean: 0.2 * BASE }),
    );
    expect(luminanceOf(dim)).toBeLessThan(0.3 * luminanceOf(paintedLip(LIP, WITHIN, look())));
  });

  it('[R1.006] follows the light along the lips, and less of what is paler by its own colour', () => {
    const [dark, even, bright, pale] = [0.7, 1, 1.3, 1.9].map((share) =>
      luminanceOf(paintedLip(times(LIP, share), { ...WITHIN, base: share * BASE }, look())),
    );
    expect(dark).toBeLessThan(0.85 * (even ?? NaN));
    expect(bright).toBeGreaterThan(1.1 * (even ?? NaN));
    expect(pale).toBeGreaterThan(bright ?? NaN);
    expect(pale).toBeLessThan(1.4 * (even ?? NaN));
  });

  it('[R1.006] keeps the creases of the skin', () => {
    const crease = paintedLip(times(LIP, 0.5), WITHIN, look());
    expect(luminanceOf(crease) / luminanceOf(paintedLip(LIP, WITHIN, look()))).toBeLessThan(0.65);
  });

  it('[R1.006] shines most as gloss and least as matte, where the bare lip shines', () => {
    const shine = (['matte', 'satin', 'gloss'] as const).map((finish) =>
      luminanceOf(paintedLip(times(LIP, 2), WITHIN, look({ finish: LIP_FINISHES[finish] }))),
    );
    expect(shine).toEqual(shine.toSorted((one, other) => one - other));
    expect((shine[2] ?? NaN) / (shine[0] ?? NaN)).toBeGreaterThan(1.15);
  });

  it('gets its glints on the side of the light, as gloss only', () => {
    expect(brightnessAt(0.34, 'gloss')).toBeGreaterThan(1.3 * brightnessAt(-0.8, 'gloss'));
    expect(brightnessAt(0.34, 'matte')).toBeCloseTo(brightnessAt(-0.8, 'matte'), 6);
  });

  it('[R1.006] ends softly at the edge and at the open mouth, and is nothing beyond', () => {
    const outside = { ...WITHIN, inside: -LIP_FEATHER / 2 };
    const teeth = { ...WITHIN, fromOpening: 0 };
    for (const place of [outside, teeth]) expect(paintedLip(LIP, place, look())).toEqual(LIP);
    expect(lipCoverage({ ...WITHIN, inside: 0 })).toBeCloseTo(0.5, 6);
    expect(lipCoverage(WITHIN)).toBe(1);
  });

  it('is a colour a screen can show, whatever it is laid on', () => {
    const share = double({ min: 0, max: 1, noNaN: true });
    const colour = tuple(share, share, share);
    const anyPlace = record({
      inside: double({ min: -0.01, max: 0.2, noNaN: true }),
      fromOpening: double({ min: 0, max: 0.2, noNaN: true }),
      along: double({ min: -1, max: 1, noNaN: true }),
      lip: double({ min: -1, max: 1, noNaN: true }),
      base: share,
    });
    assert(
      property(
        colour,
        anyPlace,
        tuple(colour, constantFrom('matte', 'satin', 'gloss')),
        (bare, place, worn) => {
          const [shade, finish] = worn;
          for (const channel of paintedLip(bare, place, look({ shade, finish: LIP_FINISHES[finish] })))
            expect(channel >= 0 && channel <= 1).toBe(true);
        },
      ),
    );
  });
});
