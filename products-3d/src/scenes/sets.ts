import type { Light, PlaceMm, SceneCamera, SetMaterial, SetThing } from './scene-plan.ts';

/** A wall of lime plaster behind, parallel to the picture. */
export const wallAt = (z: number, tone?: Light): SetThing => ({
  kind: 'block',
  material: 'plaster',
  sizeMm: [6000, 4200, 100],
  atMm: [0, -1800, z - 50],
  ...(tone && { tone }),
});

/** A top to stand things on, its surface at height 0. */
export const topOf = (material: SetMaterial, [width, thickness, depth]: PlaceMm, z = 0): SetThing => ({
  kind: 'block',
  material,
  sizeMm: [width, thickness, depth],
  atMm: [0, -thickness, z],
  edgeMm: 3,
});

/** A vase of matt ceramic, 230 mm high at size 1. */
export const vaseAt = (atMm: PlaceMm, size = 1, tone?: Light): SetThing => ({
  kind: 'turned',
  material: 'ceramic',
  atMm,
  profileMm: (
    [
      [0, 0],
      [44, 0],
      [50, 4],
      [66, 40],
      [74, 84],
      [70, 124],
      [54, 160],
      [34, 188],
      [27, 206],
      [28, 222],
      [33, 231],
      [31, 233],
      [26, 224],
      [23, 206],
      [30, 188],
      [48, 160],
      [60, 120],
    ] as const
  ).map(([radius, height]) => [radius * size, height * size] as const),
  ...(tone && { tone }),
});

/** A shallow bowl. */
export const bowlAt = (
  atMm: PlaceMm,
  radius: number,
  material: 'ceramic' | 'brass' = 'ceramic',
): SetThing => ({
  kind: 'turned',
  material,
  atMm,
  profileMm: [
    [0, 0],
    [0.34 * radius, 0],
    [0.38 * radius, 3],
    [0.66 * radius, 0.12 * radius],
    [0.9 * radius, 0.3 * radius],
    [radius, 0.46 * radius],
    [radius - 2, 0.47 * radius],
    [0.88 * radius, 0.33 * radius],
    [0.6 * radius, 0.16 * radius],
    [0, 0.12 * radius],
  ],
});

/** A round tray with a low rim. */
export const trayAt = (atMm: PlaceMm, radius: number): SetThing => ({
  kind: 'turned',
  material: 'brass',
  atMm,
  profileMm: [
    [0, 0],
    [radius - 6, 0],
    [radius - 2, 2],
    [radius, 12],
    [radius - 1.5, 13],
    [radius - 3, 12],
    [radius - 5, 4],
    [0, 3],
  ],
});

/** A slab or a plinth that pieces stand on; its height is where they stand. */
export const stone = (
  material: SetMaterial,
  sizeMm: PlaceMm,
  { atMm, turn = 0 }: { readonly atMm: PlaceMm; readonly turn?: number },
): SetThing => ({ kind: 'block', material, sizeMm, atMm, turnDeg: [0, turn, 0], edgeMm: 2 });

/** A level camera that looks at a place from in front and above, with uprights upright. */
export function levelCamera({
  middleMm,
  fieldMm,
  focalMm,
  aboveMm,
  fStop,
  focusMm = middleMm,
}: {
  /** What is in the middle of the picture. */
  readonly middleMm: PlaceMm;
  /** How wide the picture is there. */
  readonly fieldMm: number;
  readonly focalMm: number;
  readonly aboveMm: number;
  readonly fStop: number;
  readonly focusMm?: PlaceMm;
}): SceneCamera {
  const [x, y, z] = middleMm;
  const distance = (fieldMm * focalMm) / 36;
  return {
    atMm: [x, y + aboveMm, z + distance],
    towardsMm: [x, y + aboveMm, z],
    focusMm,
    focalMm,
    fStop,
    shift: [0, -aboveMm / fieldMm],
  };
}
