import { describe, expect, it } from 'vitest';
import { aHand } from '../pose/a-hand.ts';
import { digitIn, palmLength, wristIn } from './hand-limbs.ts';
import type { Raster } from './raster.ts';

const [WIDTH, HEIGHT] = [640, 480];
const WRIST = [320, 270] as const;
const PX_PER_CM = 14;
const SKIN = [196, 148, 124] as const;
const WALL = [60, 78, 104] as const;
const CLOTH = [36, 36, 48] as const;
const PALE_CLOTH = [201, 211, 224] as const;
const BROWN_CLOTH = [107, 94, 88] as const;

type Colour = readonly [number, number, number];

/** The colour of a forearm, by how far below the wrist it is: a share of the palm's length. */
type Arm = (below: number) => Colour;

/** A flat hand before a wall: fingers as bars, a palm, and below the wrist a forearm. */
function aPicture(forearm: Colour | Arm): Raster {
  const armAt: Arm = typeof forearm === 'function' ? forearm : () => forearm;
  const { landmarks } = hand;
  const palmPx = palmLength(landmarks);
  const bytes = new Uint8Array(WIDTH * HEIGHT * 4);
  const isFinger = (x: number, y: number) =>
    [6, 10, 14, 18].some((joint) => {
      const middle = landmarks[3 * joint] ?? 0;
      return Math.abs(x - middle) < 11.5 && y > (landmarks[3 * joint + 1] ?? 0) - 50;
    });
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    const isPalm = Math.abs(x - WRIST[0]) < 58 && y > 180;
    const isArm = y > WRIST[1] && Math.abs(x - WRIST[0]) < 38;
    const onHand = y <= WRIST[1] && (isPalm || (y < 182 && isFinger(x, y)));
    bytes.set(isArm ? armAt((y - WRIST[1]) / palmPx) : onHand ? SKIN : WALL, 4 * pixel);
  }
  return {
    format: 'rgba',
    widthPx: WIDTH,
    heightPx: HEIGHT,
    pixels: { bytes, offset: 0, stride: 4 * WIDTH },
  };
}

const hand = aHand({ pxPerCm: PX_PER_CM, wrist: WRIST });

/** The band that is found for something dark round a bare arm, from this place on. */
function bandFoundAt(from: number) {
  const picture = aPicture((below) => (below >= from && below < from + 0.35 ? CLOTH : SKIN));
  return wristIn(picture, hand.landmarks).forearm?.band;
}

describe('what the picture shows of a hand', () => {
  it('is a bare wrist with a forearm behind it, straight down', () => {
    const { forearm, isBare, isSleeved } = wristIn(aPicture(SKIN), hand.landmarks);
    expect([isBare, isSleeved]).toEqual([true, false]);
    expect(forearm?.direction.y).toBeGreaterThan(0.99);
    expect(Math.abs((forearm?.halfWidthPx ?? 0) / 38 - 1)).toBeLessThan(0.12);
  });

  it('is no bare wrist in a sleeve that begins at it', () => {
    const { isBare, isSleeved } = wristIn(aPicture(CLOTH), hand.landmarks);
    expect([isBare, isSleeved]).toEqual([false, true]);
  });

  it('is a sleeve, with its edges, where cloth is as dark as skin in the shade', () => {
    const { forearm, isSleeved } = wristIn(aPicture(BROWN_CLOTH), hand.landmarks);
    expect(forearm).toBeDefined();
    expect(isSleeved).toBe(true);
  });

  it.each([[CLOTH], [PALE_CLOTH]])(
    '[R1.006] is how wide a sleeve is and where it runs, of whatever colour',
    (cloth) => {
      const { forearm, isSleeved } = wristIn(aPicture(cloth), hand.landmarks);
      expect(isSleeved).toBe(true);
      expect(forearm?.direction.y).toBeGreaterThan(0.99);
      expect(Math.abs((forearm?.halfWidthPx ?? 0) / 38 - 1)).toBeLessThan(0.12);
    },
  );

  it('[R1.006] is no sleeve where nothing but the wall lies behind the hand', () => {
    expect(wristIn(aPicture(WALL), hand.landmarks).forearm).toBeUndefined();
  });

  it('[R1.006] is the watch that is worn at the wrist, and no seam far up the arm', () => {
    expect(bandFoundAt(0.35)?.confidence).toBe(1);
    expect(bandFoundAt(0.8)).toBeUndefined();
  });

  it('is how wide a finger is where a ring sits', () => {
    const limb = digitIn(aPicture(SKIN), hand.landmarks, 'middle');
    expect(Math.abs((limb?.halfWidthPx ?? 0) / 11.5 - 1)).toBeLessThan(0.2);
    expect(Math.abs(limb?.direction.y ?? 0)).toBeGreaterThan(0.99);
  });
});
