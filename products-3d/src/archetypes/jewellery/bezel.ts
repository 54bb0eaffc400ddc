import type { BufferGeometry, Vector2 } from 'three';
import { flat, point } from '../../geometry/numbers.ts';
import { type Profile, rounded } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, steps } from '../../model.ts';

interface Bezel {
  /** The stone's girdle: the point of its outline that faces a direction (radians). */
  readonly outline: (facing: number) => Vector2;
  readonly stoneMm: number;
}

/** Distance from the girdle and height over it, in shares of the stone's width, around the metal's cut. */
const CUT: Profile = [
  [0.012, -0.26],
  [0.066, -0.26],
  [0.088, -0.02],
  [0.072, 0.072],
  [0.026, 0.088],
  [-0.022, 0.05],
  [0.006, 0.012],
  [0.012, -0.26],
];
const CORNERS = [0, 0.02, 0.03, 0.03, 0.025, 0.012, 0.01, 0] as const;

/** A rubbed-over setting: a wall of metal around the stone, its lip laid over the girdle, open behind for the light. */
export function bezel({ outline, stoneMm }: Bezel, detail: Detail): BufferGeometry {
  const cut = rounded(CUT, CORNERS, detail === 'hero' ? 5 : 2).slice(0, -1);
  return surface(
    [cut.length, steps(detail, 144, { share: 0.4 })],
    (u, v) => {
      const [out = 0, height = 0] = cut[Math.round(u * cut.length) % cut.length] ?? [];
      const facing = v * Math.PI * 2;
      const edge = outline(facing).add(
        flat(Math.cos(facing), Math.sin(facing)).multiplyScalar(out * stoneMm),
      );
      return point(edge.x, edge.y, height * stoneMm);
    },
    { closedU: true, closedV: true, flip: true },
  );
}
