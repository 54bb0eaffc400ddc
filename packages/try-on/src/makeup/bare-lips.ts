import { clamp, mean } from '../geometry/numbers.ts';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import { LIP_RINGS } from './contours.ts';
import { colourAt, meanColour } from './white-balance.ts';

/** How bright the bare lips are, without their creases and glints. Linear luminance. */
export interface BareLips {
  readonly mean: number;
  /** The estimate of what is white in the light on them. */
  readonly white: LinearColour;
  /** At a share of the way around the rings, from the right corner along the lower lip. */
  readonly at: (around: number) => number;
}

/** Weights of a point's neighbours around the ring: detail finer than a sixth of a lip's length is texture. */
const NEIGHBOURS = [0.06, 0.12, 0.2, 0.24, 0.2, 0.12, 0.06] as const;

/** Light comes mostly from above, and cheeks and forehead face it more than lips do. */
const SHARE_OF_LIGHT = 0.82;
/** In even light the red of lips is that of the face times this factor; red hardly depends on make-up. */
const USUAL_SHARE_OF_RED = 0.65;
/** The share of any further difference that is the shade of nose, beard or hat, and not the colour of the lips. */
const WEIGHT = 0.5;
const LEAST_LIGHT = 0.5;

/**
 * Takes the picture's colour at each landmark, and the light on the face. The rings between edge and opening are all
 * lip.
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
  const light = SHARE_OF_LIGHT * clamp(lit ** WEIGHT, LEAST_LIGHT, 1);
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
