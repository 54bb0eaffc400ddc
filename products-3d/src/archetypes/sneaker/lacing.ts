import { type BufferGeometry, Quaternion, TorusGeometry, type Vector3 } from 'three';
import { mix, point, signedPower, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import type { LastedUpper } from './lasted-upper.ts';
import { LEATHER_TILE_MM } from './overlay.ts';

/** Where a shoe is laced. */
export interface Lacing {
  readonly upper: LastedUpper;
  /** Eyelets from the ankle down, as places around the upper, and how high on its wall. */
  readonly rows: readonly number[];
  readonly up: number;
  /** The middle of the tongue, from the toe to its upper end. */
  readonly tongue: ReturnType<typeof smoothCurve>;
  /** Where the opening stands up higher than a lace bows: rows before this place are laid over its rim, so far off it. */
  readonly overRim?: { readonly before: number; readonly liftMm: number };
}

function tongue({ tongue: middle }: Lacing, detail: Detail): BufferGeometry {
  return swept({
    curve: middle,
    steps: steps(detail, 70),
    sides: steps(detail, 64, { share: 0.35 }),
    section: (t, angle) => {
      const roundTop = t > 0.9 ? Math.sqrt(Math.max(0, 1 - ((t - 0.9) / 0.104) ** 2)) * 0.45 + 0.55 : 1;
      const halfWidth = mix(16, 23, smoothStep(0, 0.75, t)) * roundTop;
      const x = halfWidth * signedPower(Math.cos(angle), 0.5);
      const thickness = mix(2, 4.4, smoothStep(0.4, 0.9, t));
      return [x, thickness * signedPower(Math.sin(angle), 0.8) - 0.016 * x * x * mix(1.1, 1, t) - 1.5];
    },
    up: (t) => {
      const across = point(1, 0, 0).cross(middle.getTangentAt(t)).normalize();
      return across.y > 0 ? across : across.negate();
    },
    tileMm: LEATHER_TILE_MM,
  });
}

function eyelet({ upper, up }: Lacing, a: number, detail: Detail): BufferGeometry {
  const [at, normal] = [upper.over(a, up, 2.05), upper.normalAt(a, up)];
  return new TorusGeometry(2.6, 0.62, steps(detail, 12, { least: 5 }), steps(detail, 32, { share: 0.4 }))
    .applyQuaternion(new Quaternion().setFromUnitVectors(point(0, 0, 1), normal))
    .translate(at.x, at.y, at.z);
}

/** The lace over the tongue, from one eyelet to the other. */
function bar(lacing: Lacing, a: number, detail: Detail): BufferGeometry {
  const { upper, up: height, overRim } = lacing;
  const [left, right] = [upper.over(a, height, 2.2), upper.over(1 - a, height, 2.2)];
  const [leftNormal, rightNormal] = [upper.normalAt(a, height), upper.normalAt(1 - a, height)];
  const up = leftNormal.clone().add(rightNormal).normalize();
  const nearAnkle = a < 0.34;
  const shoulder = (place: number, from: Vector3, towards: Vector3): Vector3 =>
    overRim && a < overRim.before
      ? upper.over(place, 1, overRim.liftMm)
      : from
          .clone()
          .lerp(towards, 0.14)
          .addScaledVector(up, nearAnkle ? 5 : 2.9);
  const course = smoothCurve([
    upper.over(a, height, -1.5),
    left.clone().addScaledVector(leftNormal, 0.9),
    shoulder(a, left, right),
    left
      .clone()
      .lerp(right, 0.5)
      .addScaledVector(up, nearAnkle ? 9.4 : 6.4),
    shoulder(1 - a, right, left),
    right.clone().addScaledVector(rightNormal, 0.9),
    upper.over(1 - a, height, -1.5),
  ]);
  return lace(course, { up, detail, halfWidthMm: 3.6 });
}

interface Over {
  readonly up: Vector3;
  readonly detail: Detail;
}

/** The lace below, from one row to the next. */
function crossing(
  { upper, up: height }: Lacing,
  [from, to]: readonly [number, number],
  { up, detail }: Over,
): BufferGeometry {
  const [start, end] = [upper.over(from, height + 0.06, 0.2), upper.over(to, height + 0.06, 0.2)];
  const middle = start.clone().lerp(end, 0.5).addScaledVector(up, 3.2);
  const course = smoothCurve([
    start,
    start.clone().lerp(middle, 0.5).addScaledVector(up, 1),
    middle,
    end.clone().lerp(middle, 0.5).addScaledVector(up, 1),
    end,
  ]);
  return lace(course, { up, detail, halfWidthMm: 3.3 });
}

interface Lace extends Over {
  readonly halfWidthMm: number;
}

const lace = (curve: ReturnType<typeof smoothCurve>, { up, detail, halfWidthMm }: Lace): BufferGeometry =>
  swept({
    curve,
    steps: steps(detail, 48, { share: 0.35 }),
    sides: steps(detail, 20, { share: 0.4 }),
    section: (t, angle) => {
      const [x, y] = ellipseSection(halfWidthMm, 1, 3)(t, angle);
      return [x * mix(0.6, 1, Math.sin(Math.PI * t) ** 0.4), y];
    },
    up: () => up.clone(),
    tileMm: 10,
  });

/** Tongue, eyelets and laces. */
export function lacingParts(lacing: Lacing, detail: Detail): readonly Part[] {
  const { upper, rows: places, up: height } = lacing;
  const rows = places.flatMap((a, row): readonly Part[] => {
    const up = upper
      .normalAt(a, height)
      .add(upper.normalAt(1 - a, height))
      .normalize();
    const next = places[row + 1];
    const crossings =
      next === undefined
        ? []
        : ([
            [a, 1 - next],
            [1 - a, next],
          ] as const);
    return [
      ...[a, 1 - a].map((place): Part => ({
        node: 'Eyelets',
        slot: 'eyelet',
        geometry: eyelet(lacing, place, detail),
      })),
      { node: 'Laces', slot: 'lace', geometry: bar(lacing, a, detail) },
      ...crossings.map((pair): Part => ({
        node: 'Laces',
        slot: 'lace',
        geometry: crossing(lacing, pair, { up, detail }),
      })),
    ];
  });
  return [{ node: 'Tongue', slot: 'tongue', geometry: tongue(lacing, detail) }, ...rows];
}
