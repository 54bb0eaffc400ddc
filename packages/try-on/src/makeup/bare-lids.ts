import { clamp } from '../geometry/numbers.ts';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import { EYES } from './contours.ts';
import { colourAt, meanColour } from './white-balance.ts';

/** The skin that eyeshadow is laid on. */
export interface BareLids {
  /** Mean linear luminance of both lids. */
  readonly mean: number;
  /** The estimate of what is white in the light on them. */
  readonly white: LinearColour;
}

/** In even light lids are darker than the rest of the face by this factor. */
const USUAL_SHARE = 0.82;
/** The share of any further difference that is light, and not skin or make-up. */
const WEIGHT = 0.7;
const MOST_CHANGE = { least: 0.35, most: 1.15 } as const;

/** Takes the picture's colour at each landmark, and the light on the face. */
export function bareLids(colours: ArrayLike<number>, skin: LinearColour, white: LinearColour): BareLids {
  const mean = (lines: readonly number[]): number =>
    luminanceOf(meanColour(lines.map((index) => colourAt(colours, index))));
  const lids = mean(
    EYES.flatMap(({ upper: [, fold = [], brow = []] }) => [...fold.slice(1, -1), ...brow.slice(2, -2)]),
  );
  const share = lids / Math.max(1e-4, USUAL_SHARE * luminanceOf(skin));
  const light = clamp(share ** WEIGHT, MOST_CHANGE.least, MOST_CHANGE.most);
  return { mean: lids, white: [white[0] * light, white[1] * light, white[2] * light] };
}
