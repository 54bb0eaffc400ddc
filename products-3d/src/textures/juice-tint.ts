import { smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { mixRgb, once, painted, rgb } from './pixels.ts';

interface JuiceTint {
  readonly name: string;
  readonly upper: string;
  readonly lower: string;
}

/** Perfume as it looks in its glass without being lit through: light gathers in the foot, the surface is a dark line. */
export const juiceTint = ({ name, upper, lower }: JuiceTint): Promise<Texture> =>
  once(name, () =>
    painted([8, 256], (_x, y) => {
      const body = mixRgb(rgb(upper), rgb(lower), smoothStep(0.15, 1, y));
      return mixRgb(rgb(upper), body, 0.25 + 0.75 * smoothStep(0, 0.03, y));
    }),
  );
