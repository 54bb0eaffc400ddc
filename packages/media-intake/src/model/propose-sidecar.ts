import type { Vec3 } from './vectors.ts';
import { likeness } from './shape-signs.ts';
import type { Quaternion } from './quaternion.ts';
import { posed, type PosedSurface } from './posed-surface.ts';
import { standsAskew } from './stands-askew.ts';
import type { Surface } from './surface.ts';
import { NO_TURN, quaternionOf, type Turn, TURNS, unturned } from './turns.ts';
import { wearPlace } from './wear-place.ts';
import { fits, isNormalised, UNITS, usualScale, WORN_TYPES, type WornType } from './worn-sizes.ts';

/** How a foreign model is worn: what packages/try-on takes beside a GLB without a `wear` node. */
interface ProposedSidecar {
  readonly type: WornType;
  /** Metres per unit of the model. */
  readonly unitScale: number;
  /** Where the wear frame's origin lies, in units of the model. */
  readonly origin: Vec3;
  /** Quaternion that turns the model's axes onto the wear frame's. */
  readonly rotation: Quaternion;
}

export interface Proposal {
  readonly sidecar: ProposedSidecar;
  /** The unit it was drawn in; undefined where it has none and its size is a guess. */
  readonly unit: string | undefined;
  /** The model's axes are those of the wear frame. */
  readonly isUpright: boolean;
  /**
   * The model is rotated by an angle that is not a right one: the proposed rotation is wrong by that angle, and must
   * be set by hand.
   */
  readonly isAskew: boolean;
  /** Outer sizes in the wear frame, mm. */
  readonly sizeMm: Vec3;
  /** 0 to 1: the lead over the next best reading of the shape. */
  readonly certainty: number;
}

interface Reading {
  readonly type: WornType;
  readonly pose: PosedSurface;
  readonly unitScale: number;
  readonly unit: string | undefined;
  readonly score: number;
}

/**
 * Reads from its shape alone how a model is worn. Every way to set it on its faces is tried with every unit; the best
 * one has the sizes of such a piece and the shape most like it. Among equals a model stays as it is, because most are
 * upright. Undefined: it looks like none of the types.
 */
export function proposeSidecar(
  surface: Surface,
  types: readonly WornType[] = WORN_TYPES,
): Proposal | undefined {
  const readings = TURNS.flatMap((turn) => {
    const pose = posed(surface, turn);
    return types.flatMap((type) => readingOf(type, pose) ?? []);
  }).toSorted((left, right) => right.score - left.score);
  const [best] = readings;
  if (best === undefined) return undefined;
  const rival = readings.find(({ pose, type }) => type !== best.type || pose.turn !== best.pose.turn);
  const { type, pose, unitScale, unit } = best;
  return {
    sidecar: {
      type,
      unitScale,
      origin: unturned(pose.turn, inModel(pose, wearPlace(type, pose, unitScale))),
      rotation: quaternionOf(pose.turn),
    },
    unit,
    isUpright: sameTurn(pose.turn, NO_TURN),
    isAskew: standsAskew(surface),
    sizeMm: scaled(pose.sides, unitScale * 1000),
    certainty: Math.min(1, Math.max(0, best.score - (rival?.score ?? 0))),
  };
}

/** The penalties for a unit other than metres, and for none at all. */
const WEIGHT = { otherUnit: 0.15, noUnit: 0.4, turn: 0.06, notUp: 0.06 } as const;

function readingOf(type: WornType, pose: PosedSurface): Reading | undefined {
  const units = isNormalised(pose.sides) ? UNITS.slice(0, 1) : UNITS;
  const known = units.find(({ metres }) => fits(type, scaled(pose.sides, metres)));
  const unitScale = known?.metres ?? usualScale(type, pose.sides);
  if (unitScale === undefined) return undefined;
  const doubt = known === undefined ? WEIGHT.noUnit : known.metres === 1 ? 0 : WEIGHT.otherUnit;
  const score = likeness(type, pose) - doubt - unlikelihood(pose.turn);
  return { type, pose, unitScale, unit: known?.name, score };
}

/** Most models have +Y up, as glTF asks; most others come from programs that have +Z up. */
function unlikelihood(turn: Turn): number {
  const [, up] = turn.axes;
  const isUp = up.sign === 1 && (up.axis === 1 || up.axis === 2);
  return (sameTurn(turn, NO_TURN) ? 0 : WEIGHT.turn) + (isUp ? 0 : WEIGHT.notUp);
}

function sameTurn(left: Turn, right: Turn): boolean {
  return left.axes.every(
    ({ axis, sign }, at) => axis === right.axes[at]?.axis && sign === right.axes[at].sign,
  );
}

/** Maps 0 to 1 along the box back to the turned model. */
function inModel({ min, sides }: PosedSurface, place: Vec3): Vec3 {
  return [min[0] + place[0] * sides[0], min[1] + place[1] * sides[1], min[2] + place[2] * sides[2]];
}

function scaled([x, y, z]: Vec3, by: number): Vec3 {
  return [x * by, y * by, z * by];
}
