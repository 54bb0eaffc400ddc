import { GEM_TONES } from '../geometry/gem.ts';
import { at, mix } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { mixRgb, once, painted, rgb } from './pixels.ts';

/** So wide that neighbouring tones do not run into each other in a compressed texture. */
const CELL_PX = 16;
const WHITE = '#ffffff';
const FIRE = [WHITE, '#ffd9b0', '#b9d4ff'] as const;

/** The tones of the light inside a stone: brighter to the right; white, warm and cool from above. */
export const gemTones = (): Promise<Texture> =>
  once('gem-tones', () =>
    painted([GEM_TONES.levels * CELL_PX, GEM_TONES.hues * CELL_PX], (x, y) => {
      const level = Math.floor(x * GEM_TONES.levels) / (GEM_TONES.levels - 1);
      const hue = rgb(at(FIRE, Math.floor(y * GEM_TONES.hues)));
      return mixRgb([0, 0, 0], hue, mix(0.02, 1, level) ** (1 / 2.2));
    }),
  );
