import fc from 'fast-check';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { pearBrilliant, roundBrilliant, singleCut } from './brilliant-cut.ts';
import { convexSolid, cornerOf, type CuttingPlane, type Facet } from './convex-solid.ts';
import { cutDiamond, DIAMOND, setGems } from './gem.ts';
import { areaOf, type LightPatch, lightReturn, reflectance, refracted } from './light-return.ts';
import { at, point } from './numbers.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const tilt = ({ plane }: Facet): number => degrees(Math.acos(Math.abs(plane.normal.z)));
const isGirdle = ({ plane }: Facet): boolean => Math.abs(plane.normal.z) < 1e-6;
const LOOKING_DOWN = point(0, 0, -1);

const SIX_FIVE = { widthMm: 6.5, girdleSides: 64 } as const;
const ROUND = convexSolid(roundBrilliant(SIX_FIVE));

/** Volume by the divergence theorem: every facet is a pyramid over the origin. */
const volumeOf = (facets: readonly Facet[]): number =>
  facets.reduce((sum, { plane, corners }) => sum + (plane.offset * areaOf(corners)) / 3, 0);

/** Seen from above. */
const shownArea = (corners: readonly Vector3[]): number => areaOf(corners.map((c) => c.clone().setZ(0)));

const counted = (angles: readonly number[], angle: number): number =>
  angles.filter((one) => Math.abs(one - angle) < 0.3).length;

const leaving = (angle: number) =>
  refracted(point(Math.sin(angle), 0, Math.cos(angle)), point(0, 0, 1), DIAMOND.ior);

const cameBack = (patches: readonly LightPatch[]): readonly LightPatch[] =>
  patches.filter(({ towards }) => towards.z > 0);

const share = (patches: readonly LightPatch[]): number =>
  patches.reduce((sum, { corners }) => sum + shownArea(corners), 0) / (Math.PI * 3.25 ** 2);

describe('a convex solid', () => {
  it('is what planes leave of space, each face counter-clockwise from outside', () => {
    const cube = [-1, 1].flatMap((sign) =>
      [point(sign), point(0, sign), point(0, 0, sign)].map((normal): CuttingPlane => ({ normal, offset: 2 })),
    );
    const faces = convexSolid(cube);
    expect(faces).toHaveLength(6);
    expect(volumeOf(faces)).toBeCloseTo(64, 9);
    for (const { plane, corners } of faces) {
      const [a, b, c] = [at(corners, 0), at(corners, 1), at(corners, 2)];
      expect(b.clone().sub(a).cross(c.clone().sub(b)).dot(plane.normal)).toBeGreaterThan(0);
    }
  });

  it('has no face for a plane that does not touch it', () => {
    const far: CuttingPlane = { normal: point(0, 0, 1), offset: 100 };
    expect(convexSolid([...roundBrilliant(SIX_FIVE), far])).toHaveLength(ROUND.length);
  });

  it('has the corner that three planes share', () => {
    const corner = cornerOf(
      { normal: point(1), offset: 1 },
      { normal: point(0, 1), offset: 2 },
      { normal: point(0, 0, 1), offset: 3 },
    );
    expect(corner.toArray()).toEqual([1, 2, 3]);
  });
});

describe('a brilliant', () => {
  it.each([
    ['round', roundBrilliant(SIX_FIVE), 57],
    ['pear', pearBrilliant(SIX_FIVE), 57],
    ['single cut', singleCut(1.1), 17],
  ])('cut %s has its facets beside the girdle', (_name, planes, count) => {
    expect(convexSolid(planes).filter((facet) => !isGirdle(facet))).toHaveLength(count);
  });

  it('has the angles of a fine stone: 34.5° above, 40.8° below, and steeper halves beside both', () => {
    const crown = ROUND.filter(({ plane }) => plane.normal.z > 1e-6).map(tilt);
    const pavilion = ROUND.filter(({ plane }) => plane.normal.z < -1e-6).map(tilt);
    expect([counted(crown, 0), counted(crown, 34.5), counted(crown, 21.5), counted(crown, 41.2)]).toEqual([
      1, 8, 8, 16,
    ]);
    expect([counted(pavilion, 40.8), counted(pavilion, 42)]).toEqual([8, 16]);
  });

  it('keeps to its width, and a pear is half as long again', () => {
    const { stone } = cutDiamond(pearBrilliant(SIX_FIVE), { mostBounces: 1, leastShare: 1 });
    stone.computeBoundingBox();
    const size = stone.boundingBox?.getSize(new Vector3()) ?? new Vector3();
    expect(size.x).toBeCloseTo(6.5, 1);
    expect(size.y / size.x).toBeCloseTo(1.55, 1);
    expect(size.z / size.x).toBeCloseTo(0.614, 2);
  });
});

describe('light', () => {
  it('bends by the law of Snell and comes back by the same way', () => {
    const slope = fc.double({ min: 0.01, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(slope, fc.double({ min: 1.1, max: 2.6, noNaN: true }), (angle, ior) => {
        const ray = point(Math.sin(angle), 0, -Math.cos(angle));
        const inside = refracted(ray, point(0, 0, 1), 1 / ior);
        if (!inside) throw new Error('Going into a denser stone, light is never reflected totally');
        expect(Math.hypot(inside.x, inside.y) * ior).toBeCloseTo(Math.sin(angle), 9);
        expect(refracted(inside, point(0, 0, 1), ior)?.distanceTo(ray)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('is reflected totally beyond the critical angle, 24.4° in diamond', () => {
    expect(leaving(24.3 / 57.2958)).toBeDefined();
    expect(leaving(24.6 / 57.2958)).toBeUndefined();
  });

  it('is mirrored by diamond to 17 % straight on and wholly at a grazing angle', () => {
    expect(reflectance(1, DIAMOND.ior)).toBeCloseTo(0.172, 3);
    expect(reflectance(0, DIAMOND.ior)).toBeCloseTo(1, 9);
  });
});

describe('the light in a brilliant', () => {
  const tracing = { looking: LOOKING_DOWN, mostBounces: 9, leastMm2: 0.003 };
  const seen = lightReturn({ facets: ROUND, ...DIAMOND }, tracing);

  it('fills its whole face with patches, none twice', () => {
    expect(share(seen)).toBeGreaterThan(0.97);
    expect(share(seen)).toBeLessThan(1.001);
  });

  it('comes back to the viewer from diamond, and runs through what bends no more than water, cut the same way', () => {
    const water = lightReturn({ facets: ROUND, ior: 1.33, dispersion: 0.01 }, tracing);
    expect(share(cameBack(seen))).toBeGreaterThan(0.85);
    expect(share(cameBack(water))).toBeLessThan(0.65);
  });

  it('is never more than came in, and is split into colours', () => {
    expect(seen.every(({ strength }) => strength > 0 && strength < 1)).toBe(true);
    expect(Math.max(...seen.map(({ spread }) => spread))).toBeGreaterThan(0.07);
  });

  it('looks the same after an eighth of a turn', () => {
    const eighth = Math.PI / 4;
    const sums = [0, eighth].map((turn) =>
      seen.reduce((sum, { towards, corners }) => {
        const turned = towards.clone().applyAxisAngle(point(0, 0, 1), turn);
        return sum + Math.cos(8 * Math.atan2(turned.y, turned.x)) * shownArea(corners);
      }, 0),
    );
    expect(at(sums, 0)).toBeCloseTo(at(sums, 1), 6);
  });
});

describe('setting stones', () => {
  it('puts the girdle in the seat and turns the table along its axis', () => {
    const gem = cutDiamond(singleCut(1), { mostBounces: 2, leastShare: 0.05 });
    const { stone } = setGems(gem, [
      { at: point(5, 0, 0), axis: point(1, 0, 0) },
      { at: point(0, 7, 0), axis: point(0, 1, 0) },
    ]);
    stone.computeBoundingBox();
    expect(stone.boundingBox?.max.x).toBeCloseTo(5 + 0.1655, 3);
    expect(stone.boundingBox?.max.y).toBeCloseTo(7 + 0.1655, 3);
  });
});
