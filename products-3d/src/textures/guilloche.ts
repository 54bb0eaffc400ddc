import type { Texture } from '../model.ts';
import { normalsFrom, once } from './pixels.ts';

const SIZE_PX = 128;

/** Clous de Paris: one small pyramid, its valleys at the edges, which repeats. */
export const clousDeParis = (): Promise<Texture> =>
  once('clous-de-paris', () =>
    normalsFrom(SIZE_PX, (x, y) => 1 - 2 * Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)), 24),
  );
