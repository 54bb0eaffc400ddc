/**
 * A damped pendulum on a moving hinge, in two planes. Pure; angles in radians, lengths in metres, times in seconds.
 * In the frame of a hinge that is accelerated by a, the weight is g − a: the pendulum settles along it and swings
 * about it. For the small angles of an earring both planes are independent: θ'' = −(|g − a| / l) (θ − direction of g
 * − a) − 2δθ'.
 */
import { lerp } from '../../geometry/vectors.ts';
import { clamp } from '../../geometry/numbers.ts';
import type { Vector } from '../../geometry/rotation.ts';

/** The angles between the pendulum and the hinge's own down: towards +X, and towards +Z. */
export interface Swing {
  readonly aside: number;
  readonly ahead: number;
}

export interface Pendulum {
  /**
   * The swing one step later. `weight` is the force on one kilogram in the hinge's own frame (+Y up), in m/s²: at
   * rest [0, −9.81, 0].
   */
  next(weight: Vector, stepS: number): Swing;
  /** Hangs still, along `weight`. */
  rest(weight: Vector): Swing;
}

export const GRAVITY = 9.81;
/** Share of the critical damping: the pendulum swings to and fro two or three times. */
const DAMPING = 0.16;
/** Beyond this angle the metal hits the neck or the jaw. */
const MOST_SWING = 0.9;
/** Short enough that the quickest earring turns little in it. The time of a frame is cut into such steps. */
const STEP_S = 1 / 240;
/** For a pendulum of unknown length, or a very small one, which would tremble. */
const LEAST_LENGTH_M = 0.006;

interface Plane {
  readonly angle: number;
  readonly speed: number;
}

const STILL: Plane = { angle: 0, speed: 0 };

/** `lengthM` from the hinge to the middle of what hangs. */
export function createPendulum(lengthM: number): Pendulum {
  const length = Math.max(LEAST_LENGTH_M, lengthM);
  let aside = STILL;
  let ahead = STILL;
  let leftS = 0;
  let before: Vector | undefined;

  const swing = (): Swing => ({ aside: aside.angle, ahead: ahead.angle });

  return {
    next(weight, stepS) {
      // Whole small steps; the remaining time is kept for the next frame. So the swing is the same at any frame rate.
      const steps = Math.floor((leftS + stepS) / STEP_S);
      const from = before ?? weight;
      for (let step = 1; step <= steps; step += 1) {
        const now = lerp(from, weight, step / steps);
        aside = stepped(aside, [now[0], now[1]], length);
        ahead = stepped(ahead, [now[2], now[1]], length);
      }
      leftS += stepS - steps * STEP_S;
      before = weight;
      return swing();
    },
    rest(weight) {
      aside = { angle: clamped(Math.atan2(weight[0], -weight[1])), speed: 0 };
      ahead = { angle: clamped(Math.atan2(weight[2], -weight[1])), speed: 0 };
      before = weight;
      leftS = 0;
      return swing();
    },
  };
}

/** Semi-implicit Euler, which keeps a pendulum from gaining energy. */
function stepped({ angle, speed }: Plane, [side, up]: readonly [number, number], length: number): Plane {
  const pull = Math.hypot(side, up) / length;
  const settles = Math.atan2(side, -up);
  const damping = 2 * DAMPING * Math.sqrt(GRAVITY / length);
  const faster = speed + STEP_S * (-pull * Math.sin(angle - settles) - damping * speed);
  const turned = angle + STEP_S * faster;
  const held = clamped(turned);
  return { angle: held, speed: held === turned ? faster : 0 };
}

const clamped = (angle: number) => clamp(angle, -MOST_SWING, MOST_SWING);
