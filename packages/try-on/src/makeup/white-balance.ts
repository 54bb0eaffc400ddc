/**
 * White balance: the colour that a white card would have in the light on a face. Skin tells it, because human skin
 * has one line of colours from light to dark: the deeper it is, the redder. Depth, strength of the light and its
 * colour are weighed against each other and against what is likely (least squares in the logarithm of linear light,
 * with priors).
 */
import { clamp, meanOf } from '../geometry/numbers.ts';
import type { LinearColour } from '../colour/linear-colour.ts';
import { luminanceOf } from '../colour/linear-colour.ts';
import { solveLinear } from '../pose/linear-system.ts';

/**
 * Logarithm of skin's reflectance in red, green and blue from the lightest to the deepest (0 to 1), as factors of 1, the
 * depth and its square: fitted to seven classes of skin from L* 75 to 36 (A. Chardon and others, “Skin colour typology”,
 * 1991; K. Xiao and others, “Characterising the variations in ethnic skin colours”, 2017).
 */
const SKIN = {
  lightest: [-0.474, -0.795, -1.028],
  slope: [-0.66, -1.404, -2.039],
  bend: [-0.712, -0.393, -0.023],
} as const;
/** The deviation of single people from that line. */
const SKIN_SPREAD = 0.07;

/** Likely values and their spread: depth of skin, logarithm of the light, logarithm of its red and blue beside green. */
const PRIOR = [0.5, Math.log(0.75), 0, 0] as const;
const SPREAD = [0.5, 0.36, 0.06, 0.06] as const;

/**
 * The brighter parts of a picture, as a share of white in its light, and the deviation between pictures. They are
 * often in more light than the face, as a window behind it is, but seldom in less.
 */
const BRIGHT_PARTS = { share: 0.5, spread: { more: 0.9, less: 0.6 } } as const;

/** A camera records nothing whiter than white, and compresses what comes near it. */
const MOST_WHITE = 0.96;
const LEAST_WHITE = 0.01;

/** The line of the skin's colours is slightly curved: a straight line is fitted this many times. */
const ROUNDS = 4;

/**
 * The estimate of white in the light that skin of this colour is seen in. Linear; 1 is the screen's own white.
 * `bright` is the luminance that a tenth of the picture exceeds.
 */
export function whiteBalance(skin: LinearColour, bright: number): LinearColour {
  const seen = skin.map((channel) => Math.log(Math.max(1e-4, channel)));
  const priors = PRIOR.map((value, term) => ({
    terms: PRIOR.map((_, other) => (other === term ? 1 : 0)),
    answer: value,
    weight: (SPREAD[term] ?? 1) ** -2,
  }));
  const around = Math.log(Math.max(1e-3, bright) / BRIGHT_PARTS.share);
  let [depth, light, red, blue]: readonly [number, number, number, number] = PRIOR;
  for (let round = 0; round < ROUNDS; round += 1) {
    const near = clamp(depth, -0.2, 1.3);
    const rows = seen.map((value, channel) => skinObservation(value, channel, near));
    const spread = around > light ? BRIGHT_PARTS.spread.more : BRIGHT_PARTS.spread.less;
    const surroundings = { terms: [0, 1, 0, 0], answer: around, weight: spread ** -2 };
    [depth = 0, light = 0, red = 0, blue = 0] = solveLeastSquares([...rows, surroundings, ...priors]);
  }
  return [held(light + red), held(light), held(light + blue)];
}

const held = (logarithm: number): number => clamp(Math.exp(logarithm), LEAST_WHITE, MOST_WHITE);

/** The residual of one channel of the skin, where the line of skin colours is assumed at a depth. */
function skinObservation(value: number, channel: number, depth: number): Observation {
  const [lightest, slope, bend] = [SKIN.lightest, SKIN.slope, SKIN.bend].map(
    (factors) => factors[channel] ?? 0,
  );
  const along = (slope ?? 0) + 2 * (bend ?? 0) * depth;
  return {
    terms: [along, 1, channel === 0 ? 1 : 0, channel === 2 ? 1 : 0],
    answer: value - (lightest ?? 0) + (bend ?? 0) * depth ** 2,
    weight: SKIN_SPREAD ** -2,
  };
}

interface Observation {
  readonly terms: readonly number[];
  readonly answer: number;
  readonly weight: number;
}

function solveLeastSquares(observations: readonly Observation[]): readonly number[] {
  const sum = (of: (one: Observation) => number) => observations.reduce((total, one) => total + of(one), 0);
  const matrix = PRIOR.map((_, row) =>
    PRIOR.map((__, column) => sum(({ terms, weight }) => weight * (terms[row] ?? 0) * (terms[column] ?? 0))),
  );
  const answers = PRIOR.map((_, row) =>
    sum(({ terms, answer, weight }) => weight * (terms[row] ?? 0) * answer),
  );
  return solveLinear(matrix, answers);
}

/** Skin that is mostly bare, even, and looks at the camera: cheeks, nose and the lower forehead. */
const BARE_SKIN = [
  50, 280, 101, 330, 118, 347, 117, 346, 205, 425, 36, 266, 142, 371, 195, 5, 151, 9, 108, 337, 69, 299, 104,
  333, 100, 329, 126, 355,
];
const MIDDLE_HALF = [0.25, 0.75] as const;

/** The colour of the skin, from the picture's colour at each landmark. Shadows, glints and hair have no weight. */
export function skinColour(colours: ArrayLike<number>): LinearColour {
  const skin = BARE_SKIN.map((index) => colourAt(colours, index)).toSorted(
    (one, other) => luminanceOf(one) - luminanceOf(other),
  );
  const [from, to] = MIDDLE_HALF.map((share) => Math.round(share * skin.length));
  return meanColour(skin.slice(from, to));
}

export function colourAt(colours: ArrayLike<number>, index: number): LinearColour {
  return [colours[3 * index] ?? 0, colours[3 * index + 1] ?? 0, colours[3 * index + 2] ?? 0];
}

export function meanColour(colours: readonly LinearColour[]): LinearColour {
  const mean = (channel: 0 | 1 | 2) => meanOf(colours, (colour) => colour[channel]);
  return [mean(0), mean(1), mean(2)];
}
