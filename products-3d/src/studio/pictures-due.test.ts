import { describe, expect, it } from 'vitest';
import { ASSORTMENT } from '../assortment.ts';
import type { Manifest } from '../manifest.ts';
import { type Errand, errandsFor, wantedOf } from './errands.ts';
import { pictureSource } from './picture-source.ts';
import { picturesDue } from './pictures-due.ts';

const errands = errandsFor(ASSORTMENT);
const wanted = errands.map(wantedOf);
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
const taken = (manifest: Manifest, errand: Errand): Manifest =>
  errand.recorded(manifest, {
    width: 1,
    height: 1,
    widths: [1],
    source: pictureSource(errand, manifest) ?? '',
  });
const complete = errands.reduce(taken, built);

describe('the pictures that are due', () => {
  it('are all of them before the first is taken, and none when all are', () => {
    expect(picturesDue(wanted, built)).toMatchObject({ old: [], orphaned: [], fresh: 0 });
    expect(picturesDue(wanted, built).missing).toHaveLength(wanted.length);
    expect(picturesDue(wanted, complete)).toEqual({
      missing: [],
      old: [],
      orphaned: [],
      fresh: wanted.length,
    });
  });

  it('are those in which a look appears that is now made differently', () => {
    const models = {
      ...complete.models,
      AU2001: aModel({ tortoise: 'other', black: 'AU2001 black', green: 'AU2001 green' }),
    };
    const { old } = picturesDue(wanted, { ...complete, models });
    expect(old).toContain('au2001-tortoise front');
    expect(old).not.toContain('au2001-black front');
    expect(old.every((name) => name.startsWith('au2001-tortoise'))).toBe(true);
  });

  it('include pictures of a look without a model, and name pictures of nothing', () => {
    const { AU7001: _, ...models } = complete.models;
    expect(picturesDue(wanted, { ...complete, models }).old).toContain('au7001-gold front');
    const stray = {
      ...complete.stills,
      'still-life-nowhere': { views: { wide: { width: 1, height: 1, widths: [1], source: '' } } },
    };
    expect(picturesDue(wanted, { ...complete, stills: stray }).orphaned).toEqual(['still-life-nowhere wide']);
  });

  it('change their source with the camera', () => {
    const [errand] = errands;
    if (!errand) throw new Error('Nothing is wanted');
    const turned = { ...errand, shot: { ...errand.shot, azimuthDeg: errand.shot.azimuthDeg + 1 } };
    expect(pictureSource(turned, built)).not.toBe(pictureSource(errand, built));
  });
});
