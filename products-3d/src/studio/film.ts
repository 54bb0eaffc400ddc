import type { Plane } from './exr.ts';
import { divisorOf, type LightLayers } from './denoise.ts';
import { eachOf, type Triple, valueAt } from './planes.ts';

/** What the camera caught, linear: the colour of what is there, and how much of the pixel it covers. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly colour: Triple;
  readonly coverage: Plane;
}

const lit = (light: Plane, colour: Plane | undefined, i: number): number =>
  valueAt(light, i) * divisorOf(colour ? valueAt(colour, i) : 1);

/** Puts light and colours together again. */
export function filmOf(layers: LightLayers): Film {
  const { width, height, coverage, diffuse, diffuseColour, gloss, glossColour, rest } = layers;
  const colour = eachOf(diffuse, (plane, channel) =>
    plane.map(
      (_, i) =>
        lit(plane, diffuseColour[channel], i) +
        lit(gloss[channel] ?? plane, glossColour[channel], i) +
        valueAt(rest[channel] ?? plane, i),
    ),
  );
  return { width, height, colour, coverage };
}

/** Where a film of part of a picture lies in the whole. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
