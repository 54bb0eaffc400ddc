import type { BufferGeometry, Vector3 } from 'three';
import { joined } from '../../geometry/join.ts';
import { mix, point } from '../../geometry/numbers.ts';
import { rounded, turnedY } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';

const RADIUS_MM = 5.75;
const FOOT_MM = 48;
const TOP_MM = 63.5;
const SLOPE = Math.tan((52 * Math.PI) / 180) * 0.92;
const BEVEL_MM = 0.9;
/** Where, from foot to middle of the cut, the wall ends and the soft edge ends. */
const WALL_END = 0.5;
const EDGE_END = 0.66;

const cutHeight = (x: number): number => TOP_MM + SLOPE * x - 0.021 * x * x;

const onCut = (cos: number, sin: number, radius: number): Vector3 =>
  point(cos * radius, cutHeight(cos * radius), sin * radius);

/** The stick of colour: a cylinder with a slanted cut and a soft edge. */
export function bullet(): BufferGeometry {
  const stick = surface(
    [96, 128],
    (u, v) => {
      const angle = v * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const shoulder = point(cos * RADIUS_MM, cutHeight(cos * RADIUS_MM) - BEVEL_MM * 1.1, sin * RADIUS_MM);
      if (u < WALL_END) return shoulder.setY(mix(FOOT_MM, shoulder.y, u / WALL_END));
      const inner = onCut(cos, sin, RADIUS_MM - BEVEL_MM);
      if (u >= EDGE_END)
        return onCut(cos, sin, (RADIUS_MM - BEVEL_MM) * (1 - (u - EDGE_END) / (1 - EDGE_END)));
      const t = (u - WALL_END) / (EDGE_END - WALL_END);
      const corner = shoulder.clone().setY(cutHeight(cos * RADIUS_MM) - BEVEL_MM * 0.05);
      return shoulder
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(corner, 2 * t * (1 - t))
        .addScaledVector(inner, t * t);
    },
    { closedV: true },
  );
  const collar = turnedY(
    rounded(
      [
        [5.75, 48],
        [5.9, 50.3],
        [5.85, 52.9],
        [5.7, 53.2],
      ],
      [0, 0.2, 0.1, 0],
    ),
  );
  return joined([stick, collar]);
}
