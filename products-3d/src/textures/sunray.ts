import { clamp, mix } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { sunrayLight } from './dial.ts';
import { once, painted, rgb } from './pixels.ts';

interface Ground {
  readonly name: string;
  readonly colour: string;
  /** How strongly the brushing flares, 0 to 1. */
  readonly sheen: number;
}

const SIZE_PX = 1024;

/** The ground of a dial, sunray-brushed and a little darker towards the edge; nothing is printed on it. */
export function sunrayGround({ name, colour, sheen }: Ground): Promise<Texture> {
  const base = rgb(colour);
  const lightAt = sunrayLight();
  return once(name, () =>
    painted([SIZE_PX, SIZE_PX], (u, v) => {
      const [x, y] = [u * 2 - 1, v * 2 - 1];
      const light = mix(1, lightAt(x, y) * (1.45 - 0.4 * Math.hypot(x, y) ** 3), sheen);
      return base.map((channel) => clamp(channel * light, 0, 255));
    }),
  );
}
