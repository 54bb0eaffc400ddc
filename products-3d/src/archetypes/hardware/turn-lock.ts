import type { BufferGeometry } from 'three';
import { shifted } from '../../geometry/join.ts';
import { plate, rounded, roundedRectangle, turnedZ } from '../../geometry/solids.ts';

/** A piece of hardware and the slot that dresses it. */
export type Fitting = readonly [slot: string, geometry: BufferGeometry];

interface Capsule {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly thicknessMm: number;
  readonly bevelMm: number;
}

const capsule = ({ widthMm, heightMm, thicknessMm, bevelMm }: Capsule): BufferGeometry =>
  plate(roundedRectangle({ widthMm, heightMm, radiusMm: Math.min(widthMm, heightMm) * 0.37 }), {
    thicknessMm,
    bevelMm,
    bevelSegments: 5,
    curveSegments: 20,
  });

function screw(): BufferGeometry {
  const head = rounded(
    [
      [1.5, 0],
      [1.5, 1.1],
      [1.1, 1.5],
      [0, 1.6],
    ],
    0.3,
  );
  return turnedZ(head, { segments: 24 });
}

function post(): BufferGeometry {
  const profile = rounded(
    [
      [4.2, 0],
      [4.2, 1.6],
      [3.2, 2.2],
      [3, 4],
    ],
    0.4,
  );
  return turnedZ(profile, { segments: 48 });
}

/** The house's turn lock, face along +z from z = 0: a polished plate, a brushed field, and the bar that turns. */
export function turnLock(scale = 1): readonly Fitting[] {
  const fittings: readonly Fitting[] = [
    ['metal', capsule({ widthMm: 40, heightMm: 25, thicknessMm: 2.6, bevelMm: 0.9 })],
    [
      'metalBrushed',
      shifted(capsule({ widthMm: 33, heightMm: 18, thicknessMm: 1.2, bevelMm: 0.4 }), [0, 0, 2.1]),
    ],
    ['metal', shifted(post(), [0, 0, 3])],
    ['metal', shifted(capsule({ widthMm: 25, heightMm: 7.4, thicknessMm: 5.2, bevelMm: 1.9 }), [0, 0, 6.2])],
    ...[-13, 13].map((x): Fitting => ['metal', shifted(screw(), [x, 0, 3])]),
  ];
  return fittings.map(([slot, geometry]) => [slot, geometry.clone().scale(scale, scale, scale)]);
}

/** A rivet with a domed head, along +z from z = 0. */
export const rivet = (radiusMm: number): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [radiusMm, 0],
        [radiusMm, radiusMm * 0.28],
        [radiusMm * 0.72, radiusMm * 0.5],
        [0, radiusMm * 0.62],
      ],
      [0, radiusMm * 0.16, radiusMm * 0.4, 0],
    ),
    { segments: 40 },
  );
