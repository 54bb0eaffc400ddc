import { Group } from 'three';
import type { WornHead } from '../../pose/pose-filter.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { BRIDGE, BRIDGE_REST, EAR_REST } from '../../scene/head-anatomy.ts';
import { fitFrame } from './temple-fit.ts';
import type { WornFrame } from './worn-frame.ts';

/** Where the frame sits on the head: at the bridge, leaning onto the ears, its temples spread to pass the head. */
export interface Seat {
  /** Child of the head's group; the product's group is its child. */
  readonly group: Group;
  /** Fits the frame to this head. True if it moved visibly. */
  settle(model: WornFrame, head: WornHead): boolean;
  /** Fits the frame anew for the next head, wherever that is. */
  unsettle(): void;
}

/** The bridge must move by so many centimetres, or the head grow by such a share, before the frame is fitted anew. */
const VISIBLE_MOVE_CM = 0.05;
const VISIBLE_GROWTH = 0.01;

interface Settled {
  readonly model: WornFrame;
  readonly rest: Vector;
  readonly size: number;
}

export function createSeat(): Seat {
  const group = new Group();
  let settled: Settled | undefined;

  return {
    group,
    settle(model, { shape, size }) {
      const rest = bridgeRest(shape);
      group.position.set(...rest);
      group.scale.setScalar(1 / size);
      if (settled && settled.model === model && isNear(settled, rest, size)) return false;
      settled = { model, rest, size };
      group.rotation.x = lean(model, rest, size);
      return true;
    },
    unsettle() {
      settled = undefined;
    },
  };
}

/** Spreads the temples and answers how far the front tilts. */
function lean({ temples }: WornFrame, rest: Vector, size: number): number {
  if (!temples) return 0;
  const ear: Vector = [EAR_REST[0] * size, (EAR_REST[1] - rest[1]) * size, (EAR_REST[2] - rest[2]) * size];
  const fit = fitFrame(temples.geometry(-ear[2]), ear);
  temples.spread(fit.spread);
  return fit.lean;
}

function isNear(settled: Settled, rest: Vector, size: number): boolean {
  if (Math.abs(size / settled.size - 1) > VISIBLE_GROWTH) return false;
  return rest.every((value, axis) => Math.abs(value - (settled.rest[axis] ?? 0)) <= VISIBLE_MOVE_CM);
}

/** On the bridge, slightly in front of the skin. Sideways it lies in the middle of the head, because noses may be off it. */
function bridgeRest(shape: Float32Array): Vector {
  const { down, ahead } = BRIDGE_REST;
  const between = (axis: 1 | 2) =>
    (shape[3 * BRIDGE.upper + axis] ?? 0) * (1 - down) + (shape[3 * BRIDGE.lower + axis] ?? 0) * down;
  return [0, between(1), between(2) + ahead];
}
