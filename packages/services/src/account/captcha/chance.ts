import type { ServiceDeps } from '../../deps.ts';

/** A number between two, which nobody foresees. */
export type Chance = (least: number, most: number) => number;

const RESOLUTION = 2 ** 32;
const BATCH_BYTES = 4096;

/** Takes random bytes by the batch: a picture needs a thousand numbers. */
export function chanceOf(random: ServiceDeps['random']): Chance {
  let bytes: Buffer = Buffer.alloc(0);
  let next = 0;
  return (least, most) => {
    if (next + 4 > bytes.length) [bytes, next] = [random.bytes(BATCH_BYTES), 0];
    const part = bytes.readUInt32BE(next) / RESOLUTION;
    next += 4;
    return least + part * (most - least);
  };
}
