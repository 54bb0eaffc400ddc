import { Color, type Vector3 } from 'three';
import { clamp } from '../geometry/numbers.ts';
import { TILE_IVORY } from './develop.ts';
import type { Card } from './shot.ts';

/** Raised when the renderer changes how films look: every film is then out of date. */
export const STUDIO_EDITION = 2;

/** A softbox around the product: where it hangs (degrees, studio units), its size and its power. */
interface Softbox {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  readonly distance: number;
  readonly size: readonly [number, number];
  readonly watts: number;
}

/** Atelier daylight: one large window at the left, a narrow one at the right, a skylight, a little from behind. */
const DAYLIGHT: readonly Softbox[] = [
  { azimuthDeg: -50, elevationDeg: 35, distance: 2.6, size: [1.8, 2.2], watts: 70 },
  { azimuthDeg: 62, elevationDeg: 22, distance: 2.6, size: [0.7, 2.4], watts: 40 },
  { azimuthDeg: 0, elevationDeg: 86, distance: 2.4, size: [2.6, 2], watts: 55 },
  { azimuthDeg: 170, elevationDeg: 30, distance: 2.6, size: [2, 0.8], watts: 30 },
];

/** Brightness of the room below, at and above the horizon. */
export const SKY = { below: 0.42, horizon: 0.1, above: 0.65, gain: 0.9 } as const;

/** The ground that catches shadows, and the paper it is laid on afterwards (both linear). */
export const GROUND = { colour: [0.85, 0.84, 0.82], paper: new Color(TILE_IVORY).toArray() } as const;

/** The same point in Blender's axes (z up, y back). */
export const inBlender = ({ x, y, z }: Vector3): readonly [number, number, number] => [x, -z, y];

/** What a picture's source says of the light. */
export const LIGHTING = { lights: DAYLIGHT, sky: SKY, ground: GROUND } as const;

/** Where something hangs around a point, in Blender's axes. */
function hungAround(
  [cx, cy, cz]: readonly [number, number, number],
  { azimuthDeg, elevationDeg, distance }: Pick<Softbox, 'azimuthDeg' | 'elevationDeg' | 'distance'>,
): readonly [number, number, number] {
  const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
  const flat = Math.cos(elevation) * distance;
  return [cx + Math.sin(azimuth) * flat, cy - Math.cos(azimuth) * flat, cz + Math.sin(elevation) * distance];
}

/** The lights as the renderer takes them, aimed at the middle of the product. */
export function lightsAround(centre: Vector3): readonly object[] {
  const [cx, cy, cz] = inBlender(centre);
  return DAYLIGHT.map(({ size, watts, ...place }) => ({
    at: hungAround([cx, cy, cz], place),
    towards: [cx, cy, clamp(cz)],
    size,
    watts,
  }));
}

/** How bright a card is where it is brightest and darkest (linear ivory). */
const CARD_LIGHT = { bright: [1.06, 1.02, 0.94], dark: [0.3, 0.285, 0.26] } as const;

/** A card as the renderer takes it, turned to the middle of the product. */
export function cardAround(centre: Vector3, { edge, ...place }: Card): object {
  const middle = inBlender(centre);
  return { at: hungAround(middle, place), towards: middle, edge, ...CARD_LIGHT };
}
