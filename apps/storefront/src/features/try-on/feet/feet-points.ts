import type { FeetOnScreen, ScreenPoint } from '@vitrine/try-on';

/** The points that are dragged, in the order they are reached with the keyboard. */
export const FEET_POINTS = [
  { side: 'left', end: 'toe', key: 'tryon_feet_left_toe' },
  { side: 'left', end: 'heel', key: 'tryon_feet_left_heel' },
  { side: 'right', end: 'toe', key: 'tryon_feet_right_toe' },
  { side: 'right', end: 'heel', key: 'tryon_feet_right_heel' },
] as const;
export type FeetPoint = (typeof FEET_POINTS)[number];
export type PlacedFoot = FeetPoint['side'];

/** How far a point or a foot is moved: shares of the stage's width and height. */
export interface PointShift {
  readonly x: number;
  readonly y: number;
}

/** A foot is never shorter than this share of the stage: its points could not be told apart. */
const LEAST_APART = 0.03;

/** After one point was moved. It stays on the stage, and apart from the foot's other end. */
export function withPoint(
  feet: FeetOnScreen,
  { side, end }: Pick<FeetPoint, 'side' | 'end'>,
  by: PointShift,
): FeetOnScreen {
  const foot = { ...feet[side], [end]: shifted(feet[side][end], by) };
  const apart = Math.hypot(foot.toe.x - foot.heel.x, foot.toe.y - foot.heel.y);
  return apart < LEAST_APART ? feet : { ...feet, [side]: foot };
}

/** After a whole foot was moved. */
export function withFoot(feet: FeetOnScreen, side: PlacedFoot, by: PointShift): FeetOnScreen {
  const { heel, toe } = feet[side];
  return { ...feet, [side]: { heel: shifted(heel, by), toe: shifted(toe, by) } };
}

const shifted = ({ x, y }: ScreenPoint, by: PointShift): ScreenPoint => ({
  x: held(x + by.x),
  y: held(y + by.y),
});
const held = (share: number): number => Math.max(0, Math.min(1, share));

/** Share of the stage's shorter side that an arrow key moves a point by, and with Shift. */
const STEP = 0.005;
const FAR_STEP = 0.04;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface StageSizePx {
  readonly width: number;
  readonly height: number;
}

/** What a key does; undefined for one that is none of ours. Left is the picture's, whichever way the page reads. */
export function shiftOfKey(
  key: string,
  isFar: boolean,
  { width, height }: StageSizePx,
): PointShift | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const px = (isFar ? FAR_STEP : STEP) * Math.min(width, height);
  return { x: (arrow[0] * px) / width, y: (arrow[1] * px) / height };
}

/** Least and most that one looks down, radians: from nearly beside the foot to straight above it. */
export const LOOK_DOWN = { least: 0.15, most: 1.5 } as const;
