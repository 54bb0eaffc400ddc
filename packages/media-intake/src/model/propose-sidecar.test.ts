import type { Vec3 } from './vectors.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aModel, type Box, BUTTON_AND_DROP, DROP, GLASSES, SHOE, WATCH } from '../test-harness/a-model.ts';
import { type Proposal, proposeSidecar } from './propose-sidecar.ts';
import { matrixOf, type Quaternion, spreadRotations } from './quaternion.ts';
import { readModel } from './read-model.ts';
import { type Surface, surfaceOf } from './surface.ts';
import { NO_TURN, quaternionOf, type Turn, turned, TURNS, unturned } from './turns.ts';
import type { WornType } from './worn-sizes.ts';

const surfaceOfBoxes = (boxes: readonly Box[]): Surface => {
  const surface = surfaceOf(aModel({ boxes }));
  if (surface === undefined) throw new Error('boxes have a surface');
  return surface;
};
function rotated(rotation: Quaternion, [x, y, z]: Vec3): Vec3 {
  const [a, b, c] = matrixOf(rotation).map(([p, q, r]) => p * x + q * y + r * z);
  return [a ?? 0, b ?? 0, c ?? 0];
}
/** Some of the turns, each axis up and down among them. */
const everyFourth = TURNS.filter((_turn, at) => at % 4 === 1);
/** The same surface as a program with other axes and another unit would write it. */
function rewritten(surface: Surface, move: (point: Vec3) => Vec3, unit: number): Surface {
  const moved = (point: Vec3): Vec3 => {
    const [x, y, z] = move(point);
    return [x * unit, y * unit, z * unit];
  };
  const cloud = Array.from({ length: surface.points.length / 3 }, (_, at) =>
    moved([surface.points[3 * at] ?? 0, surface.points[3 * at + 1] ?? 0, surface.points[3 * at + 2] ?? 0]),
  );
  const end = (axis: 0 | 1 | 2, farther: (a: number, b: number) => number, from: number) =>
    cloud.reduce((value, point) => farther(value, point[axis]), from);
  return {
    ...surface,
    points: Float64Array.from(cloud.flat()),
    min: [end(0, Math.min, Infinity), end(1, Math.min, Infinity), end(2, Math.min, Infinity)],
    max: [end(0, Math.max, -Infinity), end(1, Math.max, -Infinity), end(2, Math.max, -Infinity)],
    balance: moved(surface.balance),
  };
}
const turnedSurface = (surface: Surface, turn: Turn, unit = 1) =>
  rewritten(surface, (point) => turned(turn, point), unit);

/** Where a point of the model lies on the wearer, in millimetres. */
function worn({ sidecar }: Proposal, point: Vec3): Vec3 {
  const { origin, rotation, unitScale } = sidecar;
  const from: Vec3 = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
  const [x, y, z] = rotated(rotation, from);
  return [x * unitScale * 1000, y * unitScale * 1000, z * unitScale * 1000];
}
const readingOf = (surface: Surface, type: WornType): Proposal => {
  const proposal = proposeSidecar(surface, [type]);
  if (proposal === undefined) throw new Error(`no ${type} was seen`);
  return proposal;
};
const near = (expected: Vec3, actual: Vec3) =>
  Math.max(...expected.map((value, axis) => Math.abs(value - (actual[axis] ?? 0))));

describe('a turn', () => {
  it('is one of 24, and its quaternion does the same', () => {
    expect(TURNS).toHaveLength(24);
    const point: Vec3 = [1, 2, 3];
    for (const turn of TURNS) {
      expect(near(turned(turn, point), rotated(quaternionOf(turn), point))).toBeLessThan(1e-12);
      expect(unturned(turn, turned(turn, point))).toEqual(point);
    }
  });
});

describe.each<[WornType, readonly Box[], Vec3]>([
  ['sunglasses', GLASSES, [0, 6, -4]],
  ['sneakers', SHOE, [0, 0, 48]],
  ['watches', WATCH, [0, 0, 0]],
])('a foreign model of %s', (type, boxes, origin) => {
  const surface = surfaceOfBoxes(boxes);
  const upright = readingOf(surface, type);

  it('in metres and upright is worn as it is, its frame where the body touches it', () => {
    expect(upright).toMatchObject({ unit: 'metres', isUpright: true, isAskew: false });
    expect(upright.sidecar).toMatchObject({ type, unitScale: 1, rotation: [0, 0, 0, 1] });
    const [x, y, z] = upright.sidecar.origin;
    expect(near([x * 1000, y * 1000, z * 1000], origin)).toBeLessThan(3);
  });

  it.each([
    ['centimetres', 100, 'centimetres'],
    ['millimetres', 1000, 'millimetres'],
    ['inches', 1 / 0.0254, 'inches'],
  ])('in %s has the size it was drawn in', (_name, unit, expected) => {
    const reading = readingOf(turnedSurface(surface, NO_TURN, unit), type);
    expect(reading.unit).toBe(expected);
    expect(near(reading.sizeMm, upright.sizeMm)).toBeLessThan(0.01);
  });

  it('without a unit is given a usual size', () => {
    const longest = Math.max(...upright.sizeMm) / 1000;
    const reading = readingOf(turnedSurface(surface, NO_TURN, 2 / longest), type);
    expect(reading.unit).toBeUndefined();
    expect(Math.max(...reading.sizeMm) / 1000 / longest).toBeGreaterThan(0.8);
    expect(Math.max(...reading.sizeMm) / 1000 / longest).toBeLessThan(1.25);
  });

  it('with any axes and in any unit lies on the wearer as the upright one does', () => {
    const corner = boxes[1]?.[1] ?? [0, 0, 0];
    const there: Vec3 = [corner[0] / 1000, corner[1] / 1000, corner[2] / 1000];
    fc.assert(
      fc.property(fc.constantFrom(...TURNS), fc.constantFrom(1, 100, 1000), (turn, unit) => {
        const reading = readingOf(turnedSurface(surface, turn, unit), type);
        const [x, y, z] = turned(turn, there);
        expect(near(worn(reading, [x * unit, y * unit, z * unit]), worn(upright, there))).toBeLessThan(1);
      }),
      { numRuns: 6 },
    );
  });

  it('that was turned by no right angle is said to be askew', () => {
    const [, , , tilt] = spreadRotations(8);
    if (tilt === undefined) throw new Error('there are eight rotations');
    const askew = proposeSidecar(
      rewritten(surface, (point) => rotated(tilt, point), 1),
      [type],
    );
    expect(askew?.isAskew ?? true).toBe(true);
  });
});

describe('a foreign earring', () => {
  const surface = surfaceOfBoxes(DROP);

  it('hangs with its heavy end below, from its highest point, however it lies in the file', () => {
    for (const turn of everyFourth) {
      const reading = readingOf(turnedSurface(surface, turn, 100), 'earrings');
      const stone = turned(turn, [0, -2.9, 0]);
      expect(near(worn(reading, stone), [0, -29, 0])).toBeLessThan(1.5);
    }
  });
});

describe('a foreign earring with a button over its drop', () => {
  const surface = surfaceOfBoxes(BUTTON_AND_DROP);

  it('is worn before the lobe, which the middle of the button covers, however it lies in the file', () => {
    for (const turn of everyFourth) {
      const reading = readingOf(turnedSurface(surface, turn, 100), 'earrings');
      const [x, y, z] = worn(reading, turned(turn, [0, -0.6, 0]));
      expect(Math.hypot(x, y)).toBeLessThan(1);
      expect(z).toBeGreaterThan(1.5);
    }
  });
});

describe('a shape that is no such piece', () => {
  it('is not recognised in any unit and turn', () => {
    const rod = surfaceOfBoxes([
      [
        [0, 0, 0],
        [1, 1, 4000],
      ],
    ]);
    for (const type of ['sunglasses', 'sneakers', 'watches', 'rings'] as const)
      expect(proposeSidecar(rod, [type])).toBeUndefined();
  });
});

const FOREIGN = join(import.meta.dirname, '../../../../../shared/inputs/models3d');
const PLACES = [FOREIGN, '/work/shared/inputs/models3d'].filter((folder) => existsSync(folder));

/** Models that others made, where they lie beside the checkout. */
describe.each<{ name: string; file: string; type: WornType; unit: string }>([
  {
    name: 'the shoe of a third party',
    file: 'materials_variants_shoe/MaterialsVariantsShoe.gltf',
    type: 'sneakers',
    unit: 'metres',
  },
  {
    name: 'the earring of a third party',
    file: 'earring_jade/scene.gltf',
    type: 'earrings',
    unit: 'centimetres',
  },
])('$name', ({ name, file, type, unit }) => {
  const [folder] = PLACES;
  if (folder === undefined) {
    it.skip(`${name} is not here: ../shared/inputs/models3d is missing`, () => undefined);
    return;
  }

  it('is recognised as it is, and when it was rescaled and turned', async () => {
    const document = await readModel(join(folder, file));
    const surface = document.ok ? surfaceOf(document.value) : undefined;
    if (surface === undefined) throw new Error('it can be read');
    const known = readingOf(surface, type);
    expect(known).toMatchObject({ unit, isAskew: false });
    expect(proposeSidecar(surface)?.sidecar.type).toBe(type);
    const top: Vec3 = [0, surface.max[1], 0];
    for (const turn of everyFourth) {
      for (const scale of [1, 1000]) {
        const reading = readingOf(turnedSurface(surface, turn, scale), type);
        const [x, y, z] = turned(turn, top);
        const where = worn(reading, [x * scale, y * scale, z * scale]);
        expect(Math.abs(where[1] - worn(known, top)[1]) / (known.sizeMm[1] / reading.sizeMm[1])).toBeLessThan(
          2,
        );
        expect(reading.sidecar.type).toBe(type);
      }
    }
  });
});
