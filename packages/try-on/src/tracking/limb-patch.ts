/** A square of the picture in which a limb (a forearm, a part of a finger) runs about downwards, and how it looks there. */
import { mean } from '../geometry/numbers.ts';
import type { Point } from '../geometry/point.ts';
import type { Raster } from './raster.ts';
import type { Region } from './region.ts';
import { sampleRegion } from './sample-region.ts';
import { type ColourSum, samplerOf } from './samplers.ts';

/** Where a limb is looked for. Lengths in pixels of the picture. */
export interface LimbPlace {
  /** On the limb; rows are counted from here. */
  readonly origin: Point;
  /** Along the limb, of any length but zero. */
  readonly towards: Point;
  readonly sidePx: number;
  /** Places in the picture that surely show the same skin. */
  readonly skin: readonly Point[];
}

export interface LimbPatch {
  readonly cells: number;
  readonly cellPx: number;
  /** Where the origin lies, in cells. */
  readonly originColumn: number;
  readonly originRow: number;
  /** Red, green, blue of every cell, 0 to 1. */
  readonly colours: Float32Array;
  /** The similarity of each cell to the skin, 0 to 1. */
  readonly similarity: Float32Array;
  /** 1 for every cell that lies within the picture, else 0. */
  readonly seen: Uint8Array;
  /** The place in the picture of a place in the patch, in cells. */
  inPicture(column: number, row: number): Point;
}

/** Lines are fitted through many cells, so each cell may be inexact. */
const MOST_SAMPLES = 2;
/** The origin lies so far down from the upper edge, as a share of the side. */
const ORIGIN_AT = 0.1;

export function limbPatch(raster: Raster, place: LimbPlace, cells: number): LimbPatch {
  const { origin, towards, sidePx, skin } = place;
  const length = Math.hypot(towards.x, towards.y) || 1;
  const down = { x: towards.x / length, y: towards.y / length };
  const ahead = sidePx * (0.5 - ORIGIN_AT);
  const region: Region = {
    centreX: origin.x + down.x * ahead,
    centreY: origin.y + down.y * ahead,
    sizePx: sidePx,
    rotation: Math.atan2(-down.x, down.y),
  };
  const colours = sampleRegion(raster, region, {
    sizePx: cells,
    range: { black: 0, white: 1 },
    outside: 'edge',
    mostSamples: MOST_SAMPLES,
  });
  const cellPx = sidePx / cells;
  const inPicture = (column: number, row: number): Point => {
    const right = (column + 0.5 - cells / 2) * cellPx;
    const below = (row + 0.5 - cells / 2) * cellPx;
    return {
      x: region.centreX + right * down.y + below * down.x,
      y: region.centreY - right * down.x + below * down.y,
    };
  };
  return {
    cells,
    cellPx,
    originColumn: cells / 2 - 0.5,
    originRow: cells * ORIGIN_AT - 0.5,
    colours,
    similarity: similaritiesOf(colours, coloursAt(raster, skin)),
    seen: seenIn(raster, cells, inPicture),
    inPicture,
  };
}

function seenIn(
  { widthPx, heightPx }: Raster,
  cells: number,
  inPicture: (column: number, row: number) => Point,
): Uint8Array {
  const [first, last] = [inPicture(0, 0), inPicture(cells - 1, 0)];
  const right = { x: (last.x - first.x) / (cells - 1), y: (last.y - first.y) / (cells - 1) };
  const seen = new Uint8Array(cells * cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const x = first.x + column * right.x - row * right.y;
      const y = first.y + column * right.y + row * right.x;
      if (x >= 1 && y >= 1 && x < widthPx - 1 && y < heightPx - 1) seen[row * cells + column] = 1;
    }
  }
  return seen;
}

/** A colour apart from its brightness: brightness, and how much redder and bluer than grey. */
export interface Hue {
  readonly light: number;
  readonly red: number;
  readonly blue: number;
}

/** Below this brightness the hue of a colour is not used. */
const DARK = 0.08;
/**
 * Differences that lower the similarity to 0.6: of hue, and of brightness, as a share and at least. Skin turns darker
 * towards its edges, not brighter.
 */
const TOLERANCE = { hue: 0.11, brighter: 0.22, darker: 0.4, leastLight: 0.05 } as const;

function hueOf(red: number, green: number, blue: number): Hue {
  const light = (red + green + blue) / 3;
  return { light, red: (red - light) / (light + DARK), blue: (blue - light) / (light + DARK) };
}

/** The mean colours about some places, of nine samples each. */
export function coloursAt(raster: Raster, places: readonly Point[], apartPx = 2): readonly Hue[] {
  const sample = samplerOf(raster, true);
  const steps = [-apartPx, 0, apartPx];
  return places.map(({ x, y }) => {
    const sum: ColourSum = { red: 0, green: 0, blue: 0 };
    for (const right of steps) for (const down of steps) sample(x + right, y + down, sum);
    return hueOf(sum.red / 9 / 255, sum.green / 9 / 255, sum.blue / 9 / 255);
  });
}

/** The mean similarity of some places of a picture to the skin, 0 to 1. */
export function skinAt(raster: Raster, places: readonly Point[], skin: readonly Point[]): number {
  const known = coloursAt(raster, skin);
  const similarities = coloursAt(raster, places).map((hue) => similarity(hue, known));
  return mean(similarities);
}

/** The nearest of the skin's colours decides, because skin has light and shade. */
function similarity(hue: Hue, skin: readonly Hue[]): number {
  let least = Infinity;
  for (const one of skin) least = Math.min(least, apart(hue, one));
  return Math.exp(-least / 2);
}

/** The similarity of each cell. There are thousands in every frame, so one hue object is reused. */
function similaritiesOf(colours: Float32Array, skin: readonly Hue[]): Float32Array {
  const similarities = new Float32Array(colours.length / 3);
  const hue = { light: 0, red: 0, blue: 0 };
  for (let cell = 0; cell < similarities.length; cell += 1) {
    const [red, blue] = [colours[3 * cell] ?? 0, colours[3 * cell + 2] ?? 0];
    hue.light = (red + (colours[3 * cell + 1] ?? 0) + blue) / 3;
    hue.red = (red - hue.light) / (hue.light + DARK);
    hue.blue = (blue - hue.light) / (hue.light + DARK);
    similarities[cell] = similarity(hue, skin);
  }
  return similarities;
}

/** The distance of a colour from one of the skin's, in units that lower the similarity to 0.6. */
export function apart(hue: Hue, skin: Hue): number {
  const share = hue.light < skin.light ? TOLERANCE.darker : TOLERANCE.brighter;
  const byLight = (hue.light - skin.light) / (TOLERANCE.leastLight + share * skin.light);
  const byRed = (hue.red - skin.red) / TOLERANCE.hue;
  const byBlue = (hue.blue - skin.blue) / TOLERANCE.hue;
  return byLight * byLight + byRed * byRed + byBlue * byBlue;
}
