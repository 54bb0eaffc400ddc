import { smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { mixRgb, once, painted, rgb } from './pixels.ts';

const [BRIGHT, DARK] = [rgb('#f8f4ec'), rgb('#96938d')];
const EDGE_PX = 256;

/**
 * The ivory room in a mirror: bright under the window at its upper left, darker away from it. The pane's face shows the
 * middle half of it, its cut edge what lies further on.
 */
export const mirroredRoom = (): Promise<Texture> =>
  once('mirrored-room', () =>
    painted([EDGE_PX, EDGE_PX], (x, y) => mixRgb(BRIGHT, DARK, smoothStep(0.12, 0.88, 0.45 * x + 0.55 * y))),
  );
