import type { Product, Sku } from '@vitrine/contracts';
import type { Stance } from '@vitrine/product-view';

/** As a bag stands: turned a little to its left, seen from somewhat above. */
const USUAL: Stance = { turnDeg: [0, 0, 0], azimuthDeg: 24, elevationDeg: 12 };

/** As the studio photographs them (`products-3d/src/studio/shots.ts`), for models whose own axes are those of wearing. */
const STANCES: Readonly<Record<NonNullable<Sku['tryOnType']>, Stance>> = {
  watches: { turnDeg: [-12, 0, 0], azimuthDeg: 24, elevationDeg: 12 },
  sunglasses: { turnDeg: [1.5, 0, 0], azimuthDeg: 26, elevationDeg: 13 },
  sneakers: { turnDeg: [0, 0, 0], azimuthDeg: -62, elevationDeg: 15 },
  // On its edge, the stone on top.
  rings: { turnDeg: [-90, 0, 0], azimuthDeg: 34, elevationDeg: 18 },
  earrings: { turnDeg: [0, 0, 0], azimuthDeg: 50, elevationDeg: 13 },
  lipsticks: { turnDeg: [0, 0, 0], azimuthDeg: -14, elevationDeg: 10 },
  eyeshadows: { turnDeg: [0, 0, 0], azimuthDeg: -20, elevationDeg: 36 },
};

/** What lies flat is looked at from higher above, by its `productType`; a house may have others, which stand as usual. */
const LYING: ReadonlyMap<string, Stance> = new Map([
  ['silk', { ...USUAL, elevationDeg: 44 }],
  ['belt', { ...USUAL, elevationDeg: 28 }],
  ['key-holder', { ...USUAL, elevationDeg: 46 }],
]);

/** How a product stands in the 3D view, and from where one looks at it first. */
export function stanceOf({ skus, productType }: Pick<Product, 'skus' | 'productType'>): Stance {
  const type = skus.find((sku) => sku.tryOnType !== undefined)?.tryOnType;
  return type === undefined ? (LYING.get(productType) ?? USUAL) : STANCES[type];
}

type Triple = readonly [x: number, y: number, z: number];
type Turn = (point: Triple) => Triple;

const RADIANS = Math.PI / 180;
/** One looks at a piece from somewhat above, never from below the ground it stands on. */
const ELEVATIONS = { min: 6, max: 50 } as const;

/**
 * The same, from where a place on the model is looked at straight. `place`: two directions along it, in the model's axes;
 * `rotation`: the quaternion that sets a model of other axes upright.
 */
export function stanceFacing(
  stance: Stance,
  { across, up }: { readonly across: Triple; readonly up: Triple },
  rotation: readonly number[] = [0, 0, 0, 1],
): Stance {
  const [aboutX, aboutY, aboutZ] = stance.turnDeg.map((degrees) => degrees * RADIANS);
  const turns: readonly Turn[] = [
    byQuaternion(rotation),
    ([x, y, z]) => [x, ...turned([y, z], aboutX)],
    ([x, y, z]) => {
      const [nextZ, nextX] = turned([z, x], aboutY);
      return [nextX, y, nextZ];
    },
    ([x, y, z]) => [...turned([x, y], aboutZ), z],
  ];
  const [x, y, z] = turns.reduce((point, turn) => turn(point), cross(across, up));
  const elevationDeg = Math.asin(Math.min(1, Math.max(-1, y))) / RADIANS;
  return {
    ...stance,
    azimuthDeg: Math.atan2(x, z) / RADIANS,
    elevationDeg: Math.min(ELEVATIONS.max, Math.max(ELEVATIONS.min, elevationDeg)),
  };
}

const turned = ([one, other]: readonly [number, number], angle = 0): [number, number] => [
  one * Math.cos(angle) - other * Math.sin(angle),
  one * Math.sin(angle) + other * Math.cos(angle),
];

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** v + 2 q × (q × v + w v). */
function byQuaternion([qx = 0, qy = 0, qz = 0, w = 1]: readonly number[]): Turn {
  const q: Triple = [qx, qy, qz];
  return (v) => {
    const inner = cross(q, v).map((value, axis) => value + w * (v[axis] ?? 0));
    const outer = cross(q, [inner[0] ?? 0, inner[1] ?? 0, inner[2] ?? 0]);
    return [v[0] + 2 * outer[0], v[1] + 2 * outer[1], v[2] + 2 * outer[2]];
  };
}
