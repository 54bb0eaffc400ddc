import { describe, expect, it } from 'vitest';
import { ASSORTMENT } from '../assortment.ts';
import type { Manifest } from '../manifest.ts';
import { branchBefore, MORNING, towardsSun } from './daylight.ts';
import { developedScene, onFilm } from './develop-scene.ts';
import { placementOf } from './expose-scene.ts';
import { SCENE_PICTURES, sceneSource, uprightLeft, withScene } from './scene-pictures.ts';
import { SCENES } from './scenes.ts';
import { levelCamera } from './sets.ts';

const aModel = (sources: Readonly<Record<string, string>>): Manifest['models'][string] => ({
  type: 'watch',
  hero: { file: '', bytes: 1, triangles: 1, sha256: '' },
  variants: [],
  sources: { ...sources },
  dimsMm: { x: 1, y: 1, z: 1 },
});
const built: Manifest = {
  looks: {},
  stills: {},
  videos: {},
  documents: {},
  masks: {},
  models: Object.fromEntries(
    ASSORTMENT.map(({ id, looks }) => [
      id,
      aModel(Object.fromEntries(looks.map(({ colour }) => [colour, `${id} ${colour}`]))),
    ]),
  ),
};
const [first] = SCENES;
if (!first) throw new Error('There are no scenes');

describe('the scenes', () => {
  it('have names of their own, and pieces of the assortment in colours that exist', () => {
    expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length);
    for (const { product, colour } of SCENES.flatMap(({ pieces }) => pieces)) {
      const looks = ASSORTMENT.find(({ id }) => id === product)?.looks ?? [];
      expect(
        looks.map((look) => look.colour),
        product,
      ).toContain(colour);
    }
  });

  it('are known by their plan, and by how the models of their pieces were built', () => {
    const source = sceneSource(first, built);
    expect(source).toMatch(/^[0-9a-f]{16}$/u);
    expect(sceneSource({ ...first, uprightAt: first.uprightAt + 0.1 }, built)).not.toBe(source);
    const [{ product, colour }] = first.pieces;
    const rebuilt = { ...built.models, [product]: aModel({ [colour]: 'other' }) };
    expect(sceneSource(first, { models: rebuilt })).not.toBe(source);
    expect(sceneSource(first, { models: {} })).toBeUndefined();
  });

  it('stand in the manifest as a wide and an upright picture', () => {
    const after = withScene(built, first, 'abc');
    const [wide, upright] = SCENE_PICTURES.filter(({ set }) => set === first.name);
    expect(wide?.known(after)).toMatchObject({ width: 2400, height: 1350, source: 'abc' });
    expect(upright?.known(after)).toMatchObject({ width: 1080, height: 1350, source: 'abc' });
    expect(upright?.known(built)).toBeUndefined();
  });

  it('cut the upright picture out where they say, and never beside the wide one', () => {
    expect(uprightLeft(0.5)).toBe(660);
    expect(uprightLeft(0)).toBe(0);
    expect(uprightLeft(1)).toBe(1320);
    for (const { uprightAt, name } of SCENES)
      expect(uprightLeft(uprightAt), name).toBe(Math.round(uprightAt * 2400 - 540));
  });

  it('set a piece down at its height', () => {
    const [, piece] = first.pieces;
    if (!piece) throw new Error('One piece is no scene');
    const { liftMm, standsAtMm } = placementOf(piece);
    expect([standsAtMm?.[0], liftMm, standsAtMm?.[1]]).toEqual([...piece.atMm]);
    expect(() => placementOf({ ...piece, product: 'nothing' })).toThrow('not in the assortment');
  });
});

describe('the light of a scene', () => {
  it('comes from where the sun is', () => {
    const sun = { ...MORNING.sun, azimuthDeg: -90, elevationDeg: 45 };
    const [x, y, z] = towardsSun(sun, [0, 0, 0], 1000);
    expect([x, y, z].map(Math.round)).toEqual([-707, 707, 0]);
    const shade = branchBefore(sun, [0, 0, 0], { distanceMm: 500, reachMm: 100, riseMm: 0, seed: 1 });
    expect(shade).toMatchObject({ kind: 'branch', onlyShadow: true });
  });

  it('looks level, with the middle of the picture where it is wanted', () => {
    const camera = levelCamera({ middleMm: [10, 50, 0], fieldMm: 360, focalMm: 90, aboveMm: 180, fStop: 4 });
    expect(camera.atMm).toEqual([10, 230, 900]);
    expect(camera.towardsMm[1]).toBe(camera.atMm[1]);
    expect(camera.shift).toEqual([0, -0.5]);
  });
});

describe('the film of a scene', () => {
  it('keeps middle grey, and never clips', () => {
    expect(onFilm(0.18)).toBeCloseTo(0.19, 1);
    expect(onFilm(0)).toBeGreaterThan(0);
    expect(onFilm(2)).toBeLessThan(1);
    const stops = [0.01, 0.05, 0.2, 0.8, 3, 12].map(onFilm);
    expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  });

  it('is warmer where the development says so, and a little darker in the corners', () => {
    const grey = new Float32Array(9).fill(0.4);
    const film = { width: 3, height: 3, colour: [grey, grey, grey] as const, coverage: grey };
    const rgb = developedScene(film, { exposure: 1, warmth: 1.1 });
    expect(rgb[12]).toBeGreaterThan(rgb[14] ?? 255);
    expect(rgb[0]).toBeLessThan(rgb[12] ?? 0);
  });
});
