import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import { LIP_RINGS } from './contours.ts';
import { colourAt } from './white-card.ts';

/** How bright the bare lips are, without their creases and glints. Linear luminance. */
export interface BareLips {
  readonly mean: number;
  /** What white would be in the light on them. */
  readonly white: LinearColour;
  /** At a share of the way around the rings, from the right corner along the lower lip. */
  readonly at: (around: number) => number;
}

/** Weights of a point's neighbours around the ring: what is finer than a sixth of a lip's length is texture. */
const NEIGHBOURS = [0.06, 0.12, 0.2, 0.24, 0.2, 0.12, 0.06] as const;

/** Light comes mostly from above, where cheeks and forehead look more than lips do. */
const SHARE_OF_LIGHT = 0.82;

/**
 * From the picture's colour at each landmark, and the light on the face. The rings between edge and opening are all lip.
 */
export function bareLips(colours: ArrayLike<number>, white: LinearColour): BareLips {
  const [, outer = [], inner = []] = LIP_RINGS;
  const across = outer.map((index, place) => {
    const [one, other] = [index, inner[place] ?? index].map((landmark) =>
      luminanceOf(colourAt(colours, landmark)),
    );
    return ((one ?? 0) + (other ?? 0)) / 2;
  });
  const count = across.length;
  const smoothed = across.map((_, place) =>
    NEIGHBOURS.reduce(
      (sum, weight, step) => sum + weight * (across[(place + step - 3 + count) % count] ?? 0),
      0,
    ),
  );
  return {
    mean: smoothed.reduce((sum, value) => sum + value, 0) / count,
    white: [white[0] * SHARE_OF_LIGHT, white[1] * SHARE_OF_LIGHT, white[2] * SHARE_OF_LIGHT],
    at: (around) => {
      const place = around * count;
      const [before, share] = [Math.floor(place), place % 1];
      const [one = 0, other = 0] = [smoothed[before % count], smoothed[(before + 1) % count]];
      return one + share * (other - one);
    },
  };
}
