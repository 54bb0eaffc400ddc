import { clamp } from '../geometry/numbers.ts';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import { EYES } from './contours.ts';
import { colourAt, meanColour } from './white-balance.ts';

/** The skin that eyeshadow is laid on. */
export interface BareLids {
  /** Mean linear luminance of both lids. */
  readonly mean: number;
  /** What white would be in the light on them. */
  readonly white: LinearColour;
}

/** Lids are darker than the face around them by so much, in even light. */
const USUAL_SHARE = 0.82;
/** How much of what they are darker or brighter beyond that is light, and not skin or make-up. */
const BELIEF = 0.7;
const MOST_CHANGE = { least: 0.35, most: 1.15 } as const;

/** From the picture's colour at each landmark, and the light on the face. */
export function bareLids(colours: ArrayLike<number>, skin: LinearColour, white: LinearColour): BareLids {
  const mean = (lines: readonly number[]): number =>
    luminanceOf(meanColour(lines.map((index) => colourAt(colours, index))));
  const lids = mean(
    EYES.flatMap(({ upper: [, fold = [], brow = []] }) => [...fold.slice(1, -1), ...brow.slice(2, -2)]),
  );
  const share = lids / Math.max(1e-4, USUAL_SHARE * luminanceOf(skin));
  const light = clamp(share ** BELIEF, MOST_CHANGE.least, MOST_CHANGE.most);
  return { mean: lids, white: [white[0] * light, white[1] * light, white[2] * light] };
}
