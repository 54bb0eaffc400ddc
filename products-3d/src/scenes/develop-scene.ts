import { clamp } from '../geometry/numbers.ts';
import type { Film } from '../studio/film.ts';
import { valueAt } from '../studio/planes.ts';
import type { ScenePlan } from './scene-plan.ts';

/** The curve of the film: how steep it is, and the light that becomes half of white. Middle grey stays itself. */
const CONTRAST = 1.42;
const MIDDLE_GREY = 0.18;
const HALF_LIGHT = MIDDLE_GREY * (1 / MIDDLE_GREY - 1) ** (1 / CONTRAST);

/** White of the film is a little under the white of the page, black a little above its black. */
const PAPER = { black: 0.003, white: 1.06 } as const;

/** How much darker the corners are. */
const VIGNETTE = 0.14;

/** An S of light as film answers it: shadows and highlights run out and never clip. */
export function onFilm(light: number): number {
  if (light <= 0) return PAPER.black;
  const answer = 1 / (1 + (HALF_LIGHT / light) ** CONTRAST);
  return PAPER.black + (PAPER.white - PAPER.black) * answer;
}

const encoded = (linear: number): number => {
  const value = clamp(linear);
  return 255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
};

/** How much light reaches a place of the picture through the lens. */
function lensAt(x: number, y: number): number {
  const away = Math.hypot(x - 0.5, (y - 0.5) * 0.8) / 0.64;
  return 1 - VIGNETTE * away * away;
}

/** Linear film to 8-bit sRGB, three bytes a pixel. */
export function developedScene(
  { width, height, colour }: Film,
  { exposure, warmth = 1 }: ScenePlan['development'],
): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  const gains = [exposure * warmth ** 0.5, exposure, exposure / warmth] as const;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const lens = lensAt((x + 0.5) / width, (y + 0.5) / height);
      for (const channel of [0, 1, 2] as const) {
        const light = valueAt(colour[channel], pixel) * gains[channel] * lens;
        bytes[pixel * 3 + channel] = Math.round(encoded(onFilm(light)));
      }
    }
  }
  return bytes;
}
