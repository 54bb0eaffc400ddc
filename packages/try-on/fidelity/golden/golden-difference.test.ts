import { describe, expect, it } from 'vitest';
import type { Pixels } from '../makeup/reference-picture.ts';
import { goldenDifference, isAsGolden } from './golden-difference.ts';
import { brighter, moved, takenOff } from './slightly-wrong.ts';

const SIZE_PX = 64;
type Colour = readonly [number, number, number];

function drawn(colourAt: (x: number, y: number) => Colour): Pixels {
  const bytes = new Uint8ClampedArray(4 * SIZE_PX * SIZE_PX);
  for (let pixel = 0; pixel < SIZE_PX * SIZE_PX; pixel += 1)
    bytes.set([...colourAt(pixel % SIZE_PX, Math.floor(pixel / SIZE_PX)), 255], 4 * pixel);
  return { widthPx: SIZE_PX, heightPx: SIZE_PX, bytes };
}

const skin = (x: number, y: number): Colour => [150 + x, 110 + y, 90];
const RING: Colour = [186, 144, 60];
/** A ring on a finger: thirty by six pixels. */
const isRing = (x: number, y: number) => x >= 16 && x < 46 && y >= 30 && y < 36;
const isSpot = (x: number, y: number) => x > 50 && x < 55 && y > 50 && y < 55;
const bare = drawn(skin);
const worn = drawn((x, y) => (isRing(x, y) ? RING : skin(x, y)));
const compared = (now: Pixels) => goldenDifference({ bare, worn, filed: now, golden: worn });

describe('the comparison with a golden picture', () => {
  it('[R1.006] finds a picture like itself', () => {
    expect(compared(worn)).toEqual({ shadeDeltaE: 0, strayShare: 0 });
  });

  it('[R1.006] bears what nobody sees: a rounding of every channel', () => {
    const rounded = { ...worn, bytes: worn.bytes.map((byte, at) => (at % 4 === 3 ? byte : byte + (at % 2))) };
    expect(isAsGolden(compared(rounded))).toBe(true);
  });

  it.each(Object.entries({ moved, brighter, takenOff }))(
    '[R1.006] fails where what is worn is %s',
    (_, wrong) => {
      expect(isAsGolden(compared(wrong(bare, worn)))).toBe(false);
    },
  );

  it('[R1.006] fails where something is drawn beside what is worn', () => {
    const spotted = drawn((x, y) => (isSpot(x, y) || isRing(x, y) ? RING : skin(x, y)));
    expect(isAsGolden(compared(spotted))).toBe(false);
  });

  it('[R1.006] fails where nothing is worn at all', () => {
    expect(isAsGolden(goldenDifference({ bare, worn: bare, filed: bare, golden: bare }))).toBe(false);
  });

  it('compares pictures of one size only', () => {
    const smaller = { ...worn, heightPx: SIZE_PX / 2 };
    expect(() => compared(smaller)).toThrow(RangeError);
  });
});
