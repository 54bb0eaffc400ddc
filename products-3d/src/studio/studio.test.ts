import fc from 'fast-check';
import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cameraFor } from './camera.ts';
import type { Composition } from './composition.ts';
import { denoised } from './denoise.ts';
import { developed, keptCoverage, TILE_IVORY, toneMapped } from './develop.ts';
import type { Finish } from '../model.ts';
import type { Film } from './film.ts';
import { type PaintLayers, repainted, repaintsBetween } from './repaint.ts';
import type { Shot } from './shot.ts';

const aFilm = (width: number, height: number, pixel: (i: number) => readonly number[]): Film => ({
  width,
  height,
  rgba: Float32Array.from(Array.from({ length: width * height }, (_, i) => pixel(i)).flat()),
});

const matt = (colour: string): Finish => ({ colour, roughness: 0.5 });
const GOLD: Finish = { colour: '#e0b97e', metal: true, roughness: 0.1 };

const noise = (i: number): number => (((i * 7919) % 101) / 101 - 0.5) * 0.02;

/** Range of the first channel along a stretch of the flat half. */
const spread = (film: Film): number => {
  const values = Array.from({ length: 10 }, (_, k) => film.rgba[(20 * 40 + 6 + k) * 4] ?? 0);
  return Math.max(...values) - Math.min(...values);
};

const shot = (azimuthDeg: number, elevationDeg: number): Shot => ({
  azimuthDeg,
  elevationDeg,
  framing: { kind: 'whole', fill: 0.8 },
  samples: 1,
  exposure: 1,
});

describe('development', () => {
  it('leaves empty film exactly the ivory of the tile', () => {
    const bytes = developed(
      aFilm(4, 4, () => [0, 0, 0, 0]),
      { exposure: 1, ground: TILE_IVORY },
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xf4, 0xf1, 0xec]);
    expect(new Set(bytes)).toEqual(new Set([0xf4, 0xf1, 0xec]));
  });

  it('keeps a colour of the house what it is, but for the small offset of the tone map', () => {
    const [r, g, b] = toneMapped([0.3, 0.1, 0.12]);
    expect(r).toBeCloseTo(0.26, 5);
    expect(g).toBeCloseTo(0.06, 5);
    expect(b).toBeCloseTo(0.08, 5);
  });

  it('never clips: any light stays under white, and brighter never comes out darker', () => {
    const light = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(light, light, light, (r, g, b) => {
        const peak = Math.max(...toneMapped([r, g, b]));
        expect(peak).toBeLessThanOrEqual(1);
        expect(Math.max(...toneMapped([r * 1.2, g * 1.2, b * 1.2]))).toBeGreaterThanOrEqual(peak - 1e-9);
      }),
    );
  });

  it('fades a faint shadow out at the edge of the picture but never the product', () => {
    expect(keptCoverage(0.3, 0.5, 0.5)).toBeCloseTo(0.3, 5);
    expect(keptCoverage(0.3, 0.001, 0.5)).toBeLessThan(0.01);
    expect(keptCoverage(0.3, 0.5, 0.999)).toBeLessThan(0.01);
    expect(keptCoverage(1, 0.001, 0.999)).toBe(1);
  });
});

describe('denoising', () => {
  it('quietens noise on a flat and keeps an edge', () => {
    const noisy = aFilm(40, 40, (i) => {
      const value = (i % 40 < 20 ? 0.2 : 0.8) + noise(i);
      return [value, value, value, 1];
    });
    const clean = denoised(noisy, 0.03);
    expect(spread(clean)).toBeLessThan(spread(noisy) * 0.6);
    expect(clean.rgba[(20 * 40 + 19) * 4]).toBeLessThan(0.25);
    expect(clean.rgba[(20 * 40 + 20) * 4]).toBeGreaterThan(0.75);
  });

  it('leaves the film alone at strength 0', () => {
    const film = aFilm(3, 3, () => [1, 2, 3, 1]);
    expect(denoised(film, 0)).toBe(film);
  });
});

describe('painting a film over', () => {
  const layers: PaintLayers = {
    light: aFilm(2, 1, () => [2, 2, 2, 1]),
    masks: [aFilm(2, 1, (i) => [i === 0 ? 0.5 : 0, 0, 0, 1])],
    slots: ['leather'],
  };

  it('adds light by coverage and difference of colour, and leaves what the slot does not cover', () => {
    const film = aFilm(2, 1, () => [0.1, 0.1, 0.1, 1]);
    const { rgba } = repainted(film, layers, [{ slot: 'leather', from: '#000000', to: '#ff0000' }]);
    expect(rgba[0]).toBeCloseTo(1.1, 5);
    expect([...rgba.subarray(1)].map((value) => Math.round(value * 10) / 10)).toEqual([
      0.1, 0.1, 1, 0.1, 0.1, 0.1, 1,
    ]);
  });

  it('comes back to the same film by the way back', () => {
    const film = aFilm(2, 1, () => [0.6, 0.7, 0.8, 1]);
    const there = repainted(film, layers, [{ slot: 'leather', from: '#204060', to: '#806040' }]);
    const back = repainted(there, layers, [{ slot: 'leather', from: '#806040', to: '#204060' }]);
    back.rgba.forEach((value, i) => expect(value).toBeCloseTo(film.rgba[i] ?? 0, 5));
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

describe('the camera', () => {
  const points = [-1, 1].flatMap((x) =>
    [0, 0.6].flatMap((y) => [-0.4, 0.4].map((z) => new Vector3(x * 0.5, y, z))),
  );
  const composition: Composition = { glb: new Uint8Array(), points, toStudio: new Matrix4(), unitsPerMm: 1 };

  it('fits the whole product into the wanted share of the picture from any side', () => {
    const angle = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(angle, fc.double({ min: 0, max: 60, noNaN: true }), (azimuth, elevation) => {
        const camera = cameraFor(shot(azimuth, elevation), composition, [800, 1000]);
        const view = new Matrix4()
          .lookAt(camera.at, camera.towards, new Vector3(0, 1, 0))
          .setPosition(camera.at)
          .invert();
        const seen = points.map((p) => p.clone().applyMatrix4(view));
        const tangent = 18 / camera.focalMm;
        const xs = seen.map((p) => Math.abs(p.x / p.z / (tangent * 0.8)));
        const ys = seen.map((p) => Math.abs(p.y / p.z / tangent));
        expect(Math.max(...xs, ...ys)).toBeCloseTo(0.8, 1);
      }),
      { numRuns: 40 },
    );
  });

  it('looks at the named point of a close-up and shows a field of the wanted height', () => {
    const closeUp: Shot = {
      ...shot(30, 10),
      framing: { kind: 'close-up', atMm: [0.2, 0.1, 0], fieldMm: 0.3 },
    };
    const camera = cameraFor(closeUp, composition, [800, 1000]);
    expect(camera.towards.toArray()).toEqual([0.2, 0.1, 0]);
    expect((camera.at.distanceTo(camera.towards) * 18 * 2) / camera.focalMm).toBeCloseTo(0.3, 5);
  });
});
