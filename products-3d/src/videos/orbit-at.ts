import type { Orbit } from '@vitrine/product-view/stage';
import type { VideoShot } from './video-shot.ts';

const RADIANS = Math.PI / 180;
const FULL_TURN = 2 * Math.PI;

/**
 * Where a film looks from after a share of its length. At 1 it sees what it saw at 0, and moves as fast, so that the loop
 * has no seam.
 */
export function orbitAt({ stance, move }: Pick<VideoShot, 'stance' | 'move'>, share: number): Orbit {
  const azimuth = stance.azimuthDeg * RADIANS;
  const elevation = stance.elevationDeg * RADIANS;
  if (move.kind === 'turn') return { azimuth: azimuth - FULL_TURN * share, elevation, stops: 0 };
  return {
    azimuth: azimuth + move.swayDeg * RADIANS * Math.cos(FULL_TURN * share),
    elevation,
    stops: (move.stops * (1 - Math.cos(FULL_TURN * share))) / 2,
  };
}

/** The frame that shows the same as this one and comes first: who goes there and back again sees everything twice. */
export const firstAlike = ({ move }: Pick<VideoShot, 'move'>, index: number, count: number): number =>
  move.kind === 'turn' ? index : Math.min(index, count - index);
