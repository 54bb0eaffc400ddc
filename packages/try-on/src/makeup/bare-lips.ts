import { clamp, mean } from '../geometry/numbers.ts';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import { LIP_RINGS } from './contours.ts';
import { colourAt, meanColour } from './white-balance.ts';

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
/** Lips are as red as the face around them but for so much, in even light; red hardly tells whether they are made up. */
const USUAL_SHARE_OF_RED = 0.65;
/** How much of what they are darker beyond that is the shade of nose, beard or hat, and not the lips' own colour. */
const BELIEF = 0.5;
const LEAST_LIGHT = 0.5;

/**
 * From the picture's colour at each landmark, and the light on the face. The rings between edge and opening are all lip.
 */
export function bareLips(
  colours: ArrayLike<number>,
  { skin, white }: { readonly skin: LinearColour; readonly white: LinearColour },
): BareLips {
  const [, outer = [], inner = []] = LIP_RINGS;
  const [red] = meanColour([...outer, ...inner].map((index) => colourAt(colours, index)));
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
  const lit = red / Math.max(1e-4, USUAL_SHARE_OF_RED * skin[0]);
  const light = SHARE_OF_LIGHT * clamp(lit ** BELIEF, LEAST_LIGHT, 1);
  return {
    mean: mean(smoothed),
    white: [white[0] * light, white[1] * light, white[2] * light],
    at: (around) => {
      const place = around * count;
      const [before, share] = [Math.floor(place), place % 1];
      const [one = 0, other = 0] = [smoothed[before % count], smoothed[(before + 1) % count]];
      return one + share * (other - one);
    },
  };
}
