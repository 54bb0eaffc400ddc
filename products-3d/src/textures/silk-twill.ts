import type { Texture } from '../model.ts';
import { normalsFrom, once, valueNoise } from './pixels.ts';

/** Twill lines across the repeat: at 12 mm a line every 0.4 mm. */
const LINES = 30;

/** Silk twill: fine diagonal lines, a little uneven, as heavy silk for squares is woven. */
export function silkTwill(): Promise<Texture> {
  const slubs = valueNoise(83, 24);
  return once('weave-silk-twill', () =>
    normalsFrom(
      256,
      (x, y) => {
        const line = Math.sin((x + y) * LINES * Math.PI * 2);
        return 0.5 * line + 0.3 * slubs(x * 24, y * 24);
      },
      0.9,
    ),
  );
}
