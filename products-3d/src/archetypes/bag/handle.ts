import { type BufferGeometry, TorusGeometry } from 'three';
import { shifted } from '../../geometry/join.ts';
import { clamp, point } from '../../geometry/numbers.ts';
import { plate, rounded, roundedRectangle, smoothCurve, turnedY } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { depthAt, FEET_MM, LEATHER_TILE_MM, widthAt } from './bag-form.ts';

const FOOT_X_MM = 60;

const ARCH = smoothCurve([
  point(-60, 203),
  point(-60.5, 222),
  point(-54, 250),
  point(-34, 275),
  point(0, 284),
  point(34, 275),
  point(54, 250),
  point(60.5, 222),
  point(60, 203),
]);

/** The handle is thinner where it enters its caps. */
const girthAt = (t: number): number => Math.sin(Math.PI * clamp(t * 0.94 + 0.03)) ** 0.35;

function seam(): readonly SeamPoint[] {
  const angle = 0.95;
  return Array.from({ length: 89 }, (_, i) => {
    const t = (i + 6) / 100;
    const inward = point(0, 0, 1).cross(ARCH.getTangentAt(t)).normalize();
    const outward = inward.multiplyScalar(inward.y > 0 ? -1 : 1);
    const normal = outward
      .multiplyScalar(Math.cos(angle))
      .add(point(0, 0, Math.sin(angle)))
      .normalize();
    return { at: ARCH.getPointAt(t).addScaledVector(normal, 6 * girthAt(t)), normal };
  });
}

function mounting(x: number): readonly BufferGeometry[] {
  const cap = turnedY(
    rounded(
      [
        [0, -10],
        [7.2, -10],
        [7.4, 0],
        [6.6, 4],
        [5.8, 4.6],
      ],
      [0, 1, 1, 0.6, 0],
    ),
    { segments: 64 },
  );
  const ring = new TorusGeometry(8.6, 1.9, 20, 64);
  const foot = plate(roundedRectangle({ widthMm: 22, heightMm: 16, radiusMm: 5 }), {
    thicknessMm: 3.2,
    bevelMm: 1,
    bevelSegments: 4,
  });
  return [
    shifted(cap, [x, 208, 0]),
    shifted(ring, [x, 193.8, 0]),
    shifted(foot.rotateX(-Math.PI / 2), [x, 190.4, 0]),
  ];
}

function feet(): readonly BufferGeometry[] {
  const foot = turnedY(
    rounded(
      [
        [0, 0],
        [5, 0],
        [6.5, 2.5],
        [6.5, FEET_MM + 3],
      ],
      [0, 2, 2, 0],
    ),
    { segments: 48 },
  );
  const corners = [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const;
  return corners.map(([sideX, sideZ]) =>
    shifted(foot, [sideX * (widthAt(0) / 2 - 20), 0, sideZ * (depthAt(0) / 2 - 18)]),
  );
}

/** The rolled handle on its rings, and the feet. */
export const handleParts = (): readonly Part[] => [
  {
    node: 'Handle',
    slot: 'leather',
    geometry: swept({
      curve: ARCH,
      steps: 110,
      sides: 36,
      section: (t, angle) => [6.6 * girthAt(t) * Math.cos(angle), 5.6 * girthAt(t) * Math.sin(angle)],
      up: () => point(0, 0, 1),
      tileMm: LEATHER_TILE_MM,
    }),
  },
  {
    node: 'Handle',
    slot: 'thread',
    geometry: stitched(seam(), { lengthMm: 3.2, gapMm: 1.2, radiusMm: 0.38 }),
  },
  ...[-FOOT_X_MM, FOOT_X_MM]
    .flatMap(mounting)
    .map((geometry): Part => ({ node: 'Hardware', slot: 'metal', geometry })),
  ...feet().map((geometry): Part => ({ node: 'Hardware', slot: 'metal', geometry })),
];
