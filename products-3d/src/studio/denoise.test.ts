import { describe, expect, it } from 'vitest';
import { randomSequence } from '../geometry/numbers.ts';
import { denoised, type LightLayers } from './denoise.ts';
import type { Exposure } from './exposure.ts';
import { filmOf } from './film.ts';
import type { Triple } from './planes.ts';
import { repainted, repaintsBetween } from './repaint.ts';
import type { Finish } from '../model.ts';

const SIZE = 40;
const CLEAR_STEP = 0.015;
type Drawing = (x: number, y: number) => number;

const planeOf = (draw: Drawing): Float32Array =>
  Float32Array.from({ length: SIZE * SIZE }, (_, i) => draw(i % SIZE, Math.floor(i / SIZE)));
const grey = (draw: Drawing): Triple => [planeOf(draw), planeOf(draw), planeOf(draw)];
const NOTHING: Drawing = () => 0;
const quilt: Drawing = (x, y) => 0.3 * Math.sin(x * 0.9) * Math.cos(y * 0.7);

interface Matt {
  readonly light: Drawing;
  readonly colour: Drawing;
  readonly bend?: Drawing;
  readonly grain: number;
}

/** A matt surface exposed with as much grain as wanted; every seed has other random numbers. */
function exposureOf({ light, colour, bend = NOTHING, grain }: Matt, seed: number): Exposure {
  const random = randomSequence(seed);
  const diffuse = planeOf((x, y) => colour(x, y) * light(x, y) * (1 + (random() - 0.5) * grain));
  return {
    width: SIZE,
    height: SIZE,
    coverage: planeOf(() => 1),
    diffuse: [diffuse, diffuse, diffuse],
    diffuseColour: grey(colour),
    gloss: grey(NOTHING),
    glossColour: grey(NOTHING),
    rest: grey(NOTHING),
    normal: [planeOf(bend), planeOf(NOTHING), planeOf((x, y) => Math.sqrt(1 - bend(x, y) ** 2))],
    depth: planeOf(() => 0.5),
    masks: [planeOf((x) => (x < SIZE / 2 ? 1 : 0))],
  };
}

const calm = (matt: Matt): Float32Array => {
  const pair = { a: exposureOf(matt, 1), b: exposureOf(matt, 987_654_321), clearStep: CLEAR_STEP };
  return filmOf(denoised(pair)).colour[0];
};
const raw = (matt: Matt): Float32Array => {
  const [a, b] = [exposureOf(matt, 1).diffuse[0], exposureOf(matt, 987_654_321).diffuse[0]];
  return a.map((value, i) => (value + (b[i] ?? 0)) / 2);
};

/** Root of the mean squared distance from the light as it would be without grain. */
const errorOf = (plane: Float32Array, { light, colour }: Matt): number => {
  const truth = planeOf((x, y) => light(x, y) * colour(x, y));
  return Math.sqrt(plane.reduce((sum, value, i) => sum + (value - (truth[i] ?? 0)) ** 2, 0) / plane.length);
};

describe('denoising', () => {
  it('takes most of the grain from an even surface', () => {
    const even: Matt = { light: () => 0.5, colour: () => 0.6, grain: 0.8 };
    expect(errorOf(calm(even), even)).toBeLessThan(errorOf(raw(even), even) / 5);
  });

  it('keeps a texture as sharp as it was rendered', () => {
    const checks: Matt = {
      light: () => 0.7,
      colour: (x, y) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 0.2 : 0.7),
      grain: 0.8,
    };
    expect(errorOf(calm(checks), checks)).toBeLessThan(errorOf(raw(checks), checks) / 3);
  });

  it('keeps relief, which is light that follows the normals', () => {
    const relief: Matt = { light: (x, y) => 0.6 + quilt(x, y), colour: () => 0.5, bend: quilt, grain: 1 };
    expect(errorOf(calm(relief), relief)).toBeLessThan(errorOf(raw(relief), relief) / 2);
  });

  it('keeps the edge of a shadow that no surface explains', () => {
    const edge: Matt = { light: (x) => (x < 20 ? 0.2 : 0.8), colour: () => 0.5, grain: 0.3 };
    const plane = calm(edge);
    expect(plane[20 * SIZE + 19]).toBeLessThan(0.13);
    expect(plane[20 * SIZE + 20]).toBeGreaterThan(0.37);
  });

  it('changes nothing where there is no grain', () => {
    const still: Matt = { light: (x) => 0.3 + x / 100, colour: () => 0.5, grain: 0 };
    expect(errorOf(calm(still), still)).toBeLessThan(1e-3);
  });
});

const matt = (colour: string): Finish => ({ colour, roughness: 0.5 });
const GOLD: Finish = { colour: '#e0b97e', metal: true, roughness: 0.1 };

const redAt = (layers: LightLayers, x: number): number => filmOf(layers).colour[0][20 * SIZE + x] ?? 0;

describe('painting a film over', () => {
  const layers: LightLayers = denoised({
    a: exposureOf({ light: () => 0.5, colour: () => 0.25, grain: 0 }, 1),
    b: exposureOf({ light: () => 0.5, colour: () => 0.25, grain: 0 }, 2),
    clearStep: CLEAR_STEP,
  });

  it('exchanges the colour that a slot covers, and leaves what it does not cover', () => {
    const painted = repainted(layers, ['leather'], [{ slot: 'leather', from: '#000000', to: '#ff0000' }]);
    expect(redAt(painted, 5)).toBeCloseTo(redAt(layers, 5) + 0.5, 3);
    expect(redAt(painted, 35)).toBe(redAt(layers, 35));
    expect(filmOf(painted).colour[1][5]).toBeCloseTo(filmOf(layers).colour[1][5] ?? 0, 5);
  });

  it('comes back to the same film by the way back', () => {
    const there = repainted(layers, ['leather'], [{ slot: 'leather', from: '#204060', to: '#806040' }]);
    const back = repainted(there, ['leather'], [{ slot: 'leather', from: '#806040', to: '#204060' }]);
    expect(redAt(back, 5)).toBeCloseTo(redAt(layers, 5), 5);
  });

  it('needs the mask of the slot', () => {
    expect(() => repainted(layers, [], [{ slot: 'leather', from: '#000000', to: '#ff0000' }])).toThrow(
      'mask',
    );
  });

  it('is possible between matt colours and not between metals or textures', () => {
    expect(repaintsBetween({ a: matt('#111111'), b: GOLD }, { a: matt('#222222'), b: GOLD })).toEqual([
      { slot: 'a', from: '#111111', to: '#222222' },
    ]);
    expect(repaintsBetween({ b: GOLD }, { b: { ...GOLD, colour: '#dddddd' } })).toBeUndefined();
    expect(
      repaintsBetween({ a: matt('#111111') }, { a: { ...matt('#222222'), roughness: 0.9 } }),
    ).toBeUndefined();
  });
});
