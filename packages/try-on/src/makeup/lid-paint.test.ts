import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinearColour, linearOf, luminanceOf } from '../colour/linear-colour.ts';
import { LID_FINISHES } from './finishes.ts';
import { flakesSeen, lidCoverage, lidOpacity, type LidLook, paintedLid } from './lid-paint.ts';
import { LID_PLACES, placesOf } from './lid-places.ts';

const LID: LinearColour = [0.36, 0.22, 0.16];
const MEAN = luminanceOf(LID);
const SHADE = linearOf('#5f6a49') ?? LID;
const MIDDLE = { out: 0.5, high: 0.12 };

const look = (finish: keyof typeof LID_FINISHES, changes: Partial<LidLook> = {}): LidLook => ({
  layers: [{ shade: SHADE, finish: LID_FINISHES[finish], place: LID_PLACES.lid }],
  white: [0.9, 0.9, 0.9],
  mean: MEAN,
  flakes: 0,
  ...changes,
});

describe('eyeshadow on lids', () => {
  it('[R1.006] turns the lid to the shade, and leaves the skin to shine through', () => {
    const [red, green] = paintedLid(LID, MIDDLE, look('matte'));
    expect(green).toBeGreaterThan(red * 0.85);
    expect(LID[1]).toBeLessThan(LID[0] * 0.7);
  });

  it('[R1.006] keeps lashes and liner dark, also under a light shade', () => {
    const lash: LinearColour = [0.01, 0.008, 0.006];
    const pale = {
      layers: [{ shade: [0.8, 0.75, 0.7] as const, finish: LID_FINISHES.matte, place: LID_PLACES.lid }],
    };
    expect(luminanceOf(paintedLid(lash, MIDDLE, look('matte', pale)))).toBeLessThan(0.06);
  });

  it('[R1.006] is a veil where a pale shade lies on a deep or dimly lit lid, and does not glow', () => {
    const pale = { shade: [0.8, 0.75, 0.7], finish: LID_FINISHES.matte, place: LID_PLACES.lid } as const;
    const brighterBy = (skin: LinearColour) => {
      const there = look('matte', { layers: [pale], mean: luminanceOf(skin) });
      return luminanceOf(paintedLid(skin, MIDDLE, there)) / luminanceOf(skin);
    };
    expect(lidOpacity(pale, { white: [0.6, 0.6, 0.6], mean: 0.3 })).toBe(LID_FINISHES.matte.opacity);
    expect(brighterBy([0.07, 0.035, 0.022])).toBeGreaterThan(3);
    expect(brighterBy([0.07, 0.035, 0.022])).toBeLessThan(8);
  });

  it('[R1.006] hides no more of the skin the darker the skin is', () => {
    const layer = look('matte').layers[0] ?? {
      shade: SHADE,
      finish: LID_FINISHES.matte,
      place: LID_PLACES.lid,
    };
    const mean = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(mean, mean, (one, other) => {
        const [darker, lighter] = [Math.min(one, other), Math.max(one, other)];
        const opacity = (of: number) => lidOpacity(layer, { white: [0.9, 0.9, 0.9], mean: of });
        expect(opacity(darker)).toBeLessThanOrEqual(opacity(lighter));
        expect(opacity(lighter)).toBeLessThanOrEqual(layer.finish.opacity);
      }),
    );
  });

  it('[R1.006] fades out below the brow, at both corners and at the rim of the lid', () => {
    for (const name of ['lid', 'centre', 'crease', 'lashes'] as const) {
      for (const spot of [
        { out: 0.5, high: 1 },
        { out: 0, high: 0.2 },
        { out: 1, high: 0.2 },
        { out: 0.5, high: -1 },
      ])
        expect(lidCoverage(spot, LID_PLACES[name])).toBe(0);
    }
    expect(lidCoverage({ out: 0.5, high: 0 }, LID_PLACES.lid)).toBe(0);
  });

  it('reaches the lower lashes with the darkest shade of a palette alone', () => {
    const below = { out: 0.8, high: -0.1 };
    const reached = placesOf(4).map((name) => lidCoverage(below, LID_PLACES[name]) > 0.5);
    expect(reached).toEqual([false, false, false, true]);
  });

  it.each([1, 2, 3, 4])('has a place for each of %i shades', (shades) => {
    expect(placesOf(shades)).toHaveLength(shades);
  });

  it.each([0, 5])('has none for %i shades', (shades) => {
    expect(placesOf(shades)).toEqual([]);
  });

  it('glitters as shimmer, in the same places of the skin in every picture, and not as matte', () => {
    const spots = Array.from({ length: 400 }, (_, k) => ({
      out: 0.3 + (k % 20) / 50,
      high: 0.06 + Math.floor(k / 20) / 150,
    }));
    const glitter = (finish: 'matte' | 'shimmer') =>
      spots.map((spot) => {
        const [still, glittering] = [0, 1].map((flakes) =>
          luminanceOf(paintedLid(LID, spot, look(finish, { flakes }))),
        );
        return (glittering ?? NaN) - (still ?? NaN);
      });
    const seen = glitter('shimmer').filter((light) => light > 0.05);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.length).toBeLessThan(150);
    expect(glitter('shimmer')).toEqual(glitter('shimmer'));
    expect(Math.max(...glitter('matte'))).toBe(0);
  });

  it('has no single flakes where they would be finer than the picture', () => {
    expect([flakesSeen(40), flakesSeen(400)]).toEqual([0, 1]);
  });

  it('is a colour a screen can show, whatever it is laid on', () => {
    const share = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(
        tuple(share, share, share),
        share,
        double({ min: -1, max: 1, noNaN: true }),
        (bare, out, high) => {
          for (const channel of paintedLid(bare, { out, high }, look('metallic', { flakes: 1 })))
            expect(channel >= 0 && channel <= 1).toBe(true);
        },
      ),
    );
  });
});
