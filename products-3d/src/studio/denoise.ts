import type { Exposure } from './exposure.ts';
import type { Plane } from './exr.ts';
import { type Pass, quietened, type Sheet, type Surface } from './guided-filter.ts';
import { blended, boxMean, eachOf, luminanceOf, meanOf, type Triple, valueAt } from './planes.ts';

/** A calm picture, still taken apart: light without the colour of the surface, that colour, and the rest. */
export interface LightLayers {
  readonly width: number;
  readonly height: number;
  readonly coverage: Plane;
  readonly diffuse: Triple;
  readonly diffuseColour: Triple;
  readonly gloss: Triple;
  readonly glossColour: Triple;
  readonly rest: Triple;
  /** Share of every paint slot in what covers the pixel. */
  readonly masks: readonly Plane[];
}

/** Two exposures of one scene with different random numbers. */
export interface ExposurePair {
  readonly a: Exposure;
  readonly b: Exposure;
  /** A difference of depth that tells two surfaces apart. */
  readonly clearStep: number;
}

/** Less coverage than this is left alone. */
const LEAST_COVERAGE = 0.02;
const LEAST_COLOUR = 0.001;

/** Differences that tell two surfaces apart: of direction, of brightness of their colour. */
const CLEAR_TURN = 0.35;
const CLEAR_SHADE = 0.25;

const LIGHT_LOOKS: readonly [Pass, Pass] = [
  { taps: 24, reachPx: 4, tolerance: 1, followsNormal: false },
  { taps: 48, reachPx: 9, tolerance: 0.7, followsNormal: true },
];
const SURFACE_LOOKS: readonly [Pass, Pass] = [
  { taps: 12, reachPx: 2.5, tolerance: 1, followsNormal: false },
  { taps: 28, reachPx: 4.5, tolerance: 1, followsNormal: false },
];

/** Grain (squared) above which what is known of a surface is itself calmed: behind glass and out of focus. */
const GRAINY = { colour: 1e-4, turn: 1e-3, depth: 1e-6 } as const;

/**
 * Takes the grain out of a pair of exposures. Colours of surfaces are divided out first and multiplied back by
 * whoever develops the layers, so that textures are as sharp as they were rendered.
 */
export function denoised({ a, b, clearStep }: ExposurePair): LightLayers {
  const coverage = meanOf(a.coverage, b.coverage);
  const inside = coverage.map((share) => (share > LEAST_COVERAGE ? 1 : 0));
  const sheet: Sheet = { width: a.width, height: a.height, inside };
  const known = (pick: (half: Exposure) => Plane): PlanePair => uncovered({ a, b }, pick);
  const calm = (pick: (half: Exposure) => Triple, grainy: number): Triple =>
    steadied(
      eachPair((i) => known((half) => pick(half)[i] ?? half.depth)),
      sheet,
      grainy,
    );
  const diffuseColour = calm(({ diffuseColour: colour }) => colour, GRAINY.colour);
  const glossColour = calm(({ glossColour: colour }) => colour, GRAINY.colour);
  const normal = calm((half) => half.normal, GRAINY.turn);
  const [depth] = calm((half) => [half.depth, half.depth, half.depth], GRAINY.depth);
  const surface: Surface = {
    normal: eachOf(normal, (plane) => scaled(plane, 1 / CLEAR_TURN)),
    others: [
      scaled(depth, 1 / clearStep),
      scaled(luminanceOf(diffuseColour), 1 / CLEAR_SHADE),
      scaled(luminanceOf(glossColour), 1 / CLEAR_SHADE),
    ],
  };
  const lit = (pick: (half: Exposure) => Triple, colour: Triple): Triple => {
    const light = eachPair((i) => {
      const { a: first, b: second } = known((half) => pick(half)[i] ?? half.depth);
      return { a: logLight(first, colour[i]), b: logLight(second, colour[i]) };
    });
    const [lightA, lightB] = [sideOf(light, 'a'), sideOf(light, 'b')];
    const reached = { ...sheet, inside: shining(inside, colour), surface };
    return eachOf(quietened({ a: lightA, b: lightB }, reached, LIGHT_LOOKS), (plane) =>
      plane.map(Math.expm1),
    );
  };
  return {
    width: a.width,
    height: a.height,
    coverage,
    diffuse: lit((half) => half.diffuse, diffuseColour),
    diffuseColour,
    gloss: lit((half) => half.gloss, glossColour),
    glossColour,
    rest: steadied(
      eachPair((i) => known((half) => half.rest[i] ?? half.depth)),
      { ...sheet, surface },
      GRAINY.colour,
    ),
    masks: a.masks.map((_, i) => {
      const { a: first, b: second } = known((half) => half.masks[i] ?? half.coverage);
      return meanOf(first, second);
    }),
  };
}

type Halves = Pick<ExposurePair, 'a' | 'b'>;

interface PlanePair {
  readonly a: Plane;
  readonly b: Plane;
}

const eachPair = (make: (channel: number) => PlanePair): readonly [PlanePair, PlanePair, PlanePair] => [
  make(0),
  make(1),
  make(2),
];

const sideOf = ([red, green, blue]: readonly [PlanePair, PlanePair, PlanePair], side: 'a' | 'b'): Triple => [
  red[side],
  green[side],
  blue[side],
];

const scaled = (plane: Plane, factor: number): Plane => plane.map((value) => value * factor);

/** Divided by coverage, so that the edge of a surface is like its middle; a half that saw nothing believes the other. */
function uncovered({ a, b }: Halves, pick: (half: Exposure) => Plane): PlanePair {
  const both = blended(
    blended(pick(a), pick(b), (x, y) => x + y),
    blended(a.coverage, b.coverage, (x, y) => x + y),
    (sum, coverage) => (coverage > LEAST_COVERAGE ? sum / coverage : 0),
  );
  const one = (half: Exposure): Plane => {
    const plane = pick(half);
    return both.map((value, i) => {
      const coverage = valueAt(half.coverage, i);
      return coverage > LEAST_COVERAGE ? valueAt(plane, i) / coverage : value;
    });
  };
  return { a: one(a), b: one(b) };
}

/** Where a surface scatters or mirrors at all. */
function shining(inside: Plane, colour: Triple): Plane {
  return blended(inside, luminanceOf(colour), (share, brightness) =>
    brightness > LEAST_COLOUR / 4 ? share : 0,
  );
}

/** Light without the surface's colour, in a scale in which a highlight does not outvote its surroundings. */
const logLight = (light: Plane, colour: Plane | undefined): Plane =>
  light.map((value, i) => Math.log1p(Math.max(0, value) / divisorOf(colour ? valueAt(colour, i) : 1)));

/** What light is divided by, and multiplied by again. */
export const divisorOf = (colour: number): number => Math.max(colour, LEAST_COLOUR);

/** Leaves what is free of grain as it is, texture and all, and calms the rest. */
function steadied(planes: readonly [PlanePair, PlanePair, PlanePair], sheet: Sheet, grainy: number): Triple {
  const [a, b] = [sideOf(planes, 'a'), sideOf(planes, 'b')];
  const mean = eachOf(a, (plane, i) => meanOf(plane, b[i] ?? plane));
  const spread = blended(
    luminanceOf(eachOf(a, (plane, i) => blended(plane, b[i] ?? plane, (x, y) => (x - y) ** 2 / 4))),
    sheet.inside,
    (value, share) => value * share,
  );
  const grain = boxMean(spread, sheet, 2);
  const unsteady = grain.map((value) => (value > grainy / 4 ? 1 : 0));
  if (!unsteady.includes(1)) return mean;
  const calm = quietened(
    { a, b },
    { ...sheet, inside: blended(unsteady, sheet.inside, Math.min) },
    SURFACE_LOOKS,
  );
  return eachOf(calm, (plane, channel) => {
    const raw = mean[channel] ?? plane;
    return plane.map((value, i) => {
      const share = valueAt(unsteady, i) * Math.min(1, valueAt(grain, i) / grainy);
      return share * value + (1 - share) * valueAt(raw, i);
    });
  });
}
