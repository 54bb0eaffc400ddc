import { clamp, smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { mixRgb, normalsFrom, once, painted, rgb, valueNoise } from './pixels.ts';

/** Openings along one edge of the repeat; every other row is moved by half. */
const OPENINGS = 8;
const PX = 256;

const OPEN_FROM = 0.37;
const OPEN_TO = 0.24;

/** How open the cloth is at a place: 0 on its threads, 1 in the middle of an opening. */
function opennessAt(x: number, y: number): number {
  const row = Math.floor(y * OPENINGS);
  const column = x * OPENINGS + (row % 2) / 2;
  const across = (((column % 1) + 1) % 1) - 0.5;
  const along = y * OPENINGS - row - 0.5;
  return smoothStep(OPEN_FROM, OPEN_TO, Math.hypot(across, along * 0.86));
}

/** The yarn around the openings, twisted. */
const yarnAt = (x: number, y: number): number =>
  0.5 + 0.5 * Math.sin((x * OPENINGS * 5 + y * OPENINGS * 3) * Math.PI * 2);

const noise = valueNoise(83, 64);

/** Relief of a knitted mesh. One repeat is about 16 mm. */
export const meshRelief = (): Promise<Texture> =>
  once('mesh-relief', () =>
    normalsFrom(
      PX,
      (x, y) => (1 - opennessAt(x, y)) * (0.82 + 0.12 * yarnAt(x, y)) + noise(x * 64, y * 64) * 0.1,
      7,
    ),
  );

/** The same mesh in a colour over a darker backing. */
export const meshColour = (colour: string, backing: string): Promise<Texture> =>
  once(`mesh-${colour.slice(1)}-${backing.slice(1)}`, () =>
    painted([PX, PX], (x, y) => {
      const lit = 0.93 + 0.07 * yarnAt(x, y);
      const [r, g, b] = mixRgb(rgb(colour), rgb(backing), clamp(opennessAt(x, y)));
      return [r * lit, g * lit, b * lit];
    }),
  );
