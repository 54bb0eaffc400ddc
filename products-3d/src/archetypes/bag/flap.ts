import { type BufferGeometry, Matrix4, type Shape, type Vector3 } from 'three';
import { placed, shifted } from '../../geometry/join.ts';
import { clamp, mix, point, unitSteps } from '../../geometry/numbers.ts';
import { plate, rounded, roundedRectangle, smoothCurve, turnedZ } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { depthAt, HEIGHT_MM, LEATHER_TILE_MM } from './bag-form.ts';

const faceAt = (y: number): number => depthAt(y) / 2 + 1.2;

/** The flap from the side: fixed at the back, over the top, down the front. */
const COURSE = smoothCurve(
  [
    [HEIGHT_MM - 14, -faceAt(HEIGHT_MM - 14) - 1.8],
    [HEIGHT_MM - 3, -faceAt(HEIGHT_MM) - 1.6],
    [HEIGHT_MM + 2.2, -22],
    [HEIGHT_MM + 3.4, 0],
    [HEIGHT_MM + 2.4, 21],
    [HEIGHT_MM - 1.5, faceAt(HEIGHT_MM) + 2],
    [HEIGHT_MM - 10, faceAt(HEIGHT_MM - 10) + 2.6],
    [HEIGHT_MM - 50, faceAt(HEIGHT_MM - 50) + 2.6],
    [HEIGHT_MM - 100, faceAt(HEIGHT_MM - 100) + 2.6],
  ].map(([y, z]) => point(0, y, z)),
);

/** The lower corners are round: near the sides the flap ends earlier. */
function lengthShareAt(u: number): number {
  const outwards = Math.abs(2 * u - 1);
  const round = outwards > 0.7 ? 1 - Math.sqrt(Math.max(0, 1 - ((outwards - 0.7) / 0.3) ** 2)) : 0;
  return 1 - 0.2 * round;
}

/** A point of the flap, `offMm` off its middle layer: u across, v from the back to the lower edge. */
function flapAt(u: number, v: number, offMm = 0): Vector3 {
  const t = clamp(v * lengthShareAt(u));
  const [p, tangent] = [COURSE.getPointAt(t), COURSE.getTangentAt(t)];
  return point((u - 0.5) * (236 - 4 * t), p.y, p.z).addScaledVector(point(0, tangent.z, -tangent.y), offMm);
}

function rim(): BufferGeometry {
  const across = unitSteps(90).slice(0, -1);
  const along = unitSteps(60).slice(0, -1);
  const path = [
    ...along.map((t) => flapAt(0, t)),
    ...across.map((t) => flapAt(t, 1)),
    ...along.map((t) => flapAt(1, 1 - t)),
    ...across.map((t) => flapAt(1 - t, 0)),
  ];
  return swept({
    curve: smoothCurve(path, true),
    steps: 420,
    sides: 10,
    section: ellipseSection(1.25, 1.25),
    up: () => point(0.01, 0.3, 1),
    closed: true,
  });
}

function seam(): readonly SeamPoint[] {
  const inset = 0.021;
  const lowerEdge = 1 - 0.036;
  const path = [
    ...unitSteps(80).map((t) => [inset, mix(0.1, lowerEdge, t)] as const),
    ...unitSteps(120).map((t) => [mix(inset, 1 - inset, t), lowerEdge] as const),
    ...unitSteps(80).map((t) => [1 - inset, mix(lowerEdge, 0.1, t)] as const),
  ];
  return path.map(([u, v]) => {
    const on = flapAt(u, v, 1.25);
    return { at: on, normal: flapAt(u, v, 2.25).sub(on).normalize() };
  });
}

const rect = (widthMm: number, heightMm: number, radiusMm: number): Shape =>
  roundedRectangle({ widthMm, heightMm, radiusMm });

/** The turn lock: two plates, a post and the bar that turns. */
function lock(): readonly Part[] {
  const [below, above] = [flapAt(0.5, 0.9, 1.2), flapAt(0.5, 0.86, 1.2)];
  const lean = Math.atan2(below.z - above.z, above.y - below.y);
  const onFlap = new Matrix4().makeRotationX(-lean).setPosition(0, below.y + 3, below.z - 0.1);
  const pieces: readonly (readonly [string, BufferGeometry])[] = [
    ['metal', plate(rect(40, 25, 9), { thicknessMm: 2.6, bevelMm: 0.9, bevelSegments: 5 })],
    [
      'metalBrushed',
      shifted(plate(rect(33, 18, 6.5), { thicknessMm: 1.2, bevelMm: 0.5, bevelSegments: 4 }), [0, 0, 2.2]),
    ],
    [
      'metal',
      turnedZ(
        rounded(
          [
            [4.2, 3],
            [4.2, 4.6],
            [3.2, 5.2],
            [3, 7],
          ],
          0.4,
        ),
        { segments: 48 },
      ),
    ],
    [
      'metal',
      shifted(plate(rect(25, 7.4, 3.6), { thicknessMm: 5.2, bevelMm: 1.9, bevelSegments: 6 }), [0, 0, 6.2]),
    ],
    ...[-15.5, 15.5].map(
      (x) =>
        [
          'metal',
          shifted(
            turnedZ(
              rounded(
                [
                  [1.5, 2.2],
                  [1.5, 3.3],
                  [1.1, 3.7],
                  [0, 3.8],
                ],
                0.3,
              ),
              { segments: 24 },
            ),
            [x, 0, 0],
          ),
        ] as const,
    ),
  ];
  return pieces.map(([slot, geometry]) => ({ node: 'Lock', slot, geometry: placed(geometry, onFlap) }));
}

/** The flap with its lining, painted edge, seam and lock. */
export const flapParts = (): readonly Part[] => [
  {
    node: 'Flap',
    slot: 'leather',
    geometry: surface([90, 110], (u, v) => flapAt(u, v, 1.2), { tileMm: LEATHER_TILE_MM }),
  },
  { node: 'Flap', slot: 'lining', geometry: surface([60, 60], (u, v) => flapAt(u, v, -1.1), { flip: true }) },
  { node: 'Flap', slot: 'edge', geometry: rim() },
  { node: 'Flap', slot: 'thread', geometry: stitched(seam(), { lengthMm: 3.6, gapMm: 1.3, radiusMm: 0.42 }) },
  ...lock(),
];
