import { MathUtils } from 'three';
import { NOWHERE, type Orbit } from './orbit.ts';
import { GLIDE_MS } from './glide.ts';

/** Where a finger or the mouse was, in CSS pixels, at a time in milliseconds. */
export interface Sample {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

interface Extent {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Radians for a drag across the whole stage: over half a turn sideways, so that one sweep shows the other side. */
const TURN_ACROSS = 1.2 * Math.PI;
const TILT_ACROSS = 0.6 * Math.PI;
/** The end of a movement that its speed is measured over. */
const RECENT_MS = 80;
/** Half a turn at most, so that a piece never spins. */
const FARTHEST_FLING = Math.PI;
/** Pixels of a wheel for one doubling; a pinch on a trackpad sends about a hundred. */
const WHEEL_PX_PER_STOP = 260;

/** What a drag moves: the piece follows the finger, so that dragging it down shows more of its top. */
export function dragged(from: Sample, to: Sample, { widthPx, heightPx }: Extent): Orbit {
  if (widthPx <= 0 || heightPx <= 0) return NOWHERE;
  return {
    azimuth: (-TURN_ACROSS * (to.x - from.x)) / widthPx,
    elevation: (TILT_ACROSS * (to.y - from.y)) / heightPx,
    stops: 0,
  };
}

/** How far a released piece continues by itself; nowhere if the finger had come to rest before. */
export function flung(samples: readonly Sample[], endedAtMs: number, extent: Extent): Orbit {
  const recent = samples.filter(({ atMs }) => endedAtMs - atMs <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || endedAtMs <= first.atMs) return NOWHERE;
  const reach = GLIDE_MS / (endedAtMs - first.atMs);
  const { azimuth, elevation } = dragged(first, last, extent);
  return { azimuth: atMost(azimuth * reach), elevation: atMost(elevation * reach), stops: 0 };
}

/** The zoom of two fingers, from their distance before and now. */
export function pinched(beforePx: number, nowPx: number): Orbit {
  return beforePx > 0 && nowPx > 0 ? { ...NOWHERE, stops: Math.log2(nowPx / beforePx) } : NOWHERE;
}

/** What a turn of the wheel does, in pixels; towards the hand is further away. */
export const wheeled = (deltaYPx: number): Orbit => ({ ...NOWHERE, stops: -deltaYPx / WHEEL_PX_PER_STOP });

const atMost = (angle: number): number => MathUtils.clamp(angle, -FARTHEST_FLING, FARTHEST_FLING);
