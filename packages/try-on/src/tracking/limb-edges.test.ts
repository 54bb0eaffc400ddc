import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limbEdges, type LimbExpectation } from './limb-edges.ts';
import { limbPatch } from './limb-patch.ts';
import type { Raster } from './raster.ts';

const [WIDTH, HEIGHT] = [320, 240];
const WRIST = { x: 160, y: 60 };

interface Drawn {
  /** The angle from straight down towards the left of the picture. */
  readonly turn: number;
  readonly halfWidthPx: number;
  readonly skin: readonly [number, number, number];
  readonly wall: readonly [number, number, number];
  /** The row from which on the arm is out of sight. */
  readonly until?: number;
}

/** A straight arm from the wrist downwards, its edges soft over a pixel. */
function anArm({ turn, halfWidthPx, skin, wall, until = HEIGHT }: Drawn): Raster {
  const bytes = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [(pixel % WIDTH) + 0.5 - WRIST.x, Math.floor(pixel / WIDTH) + 0.5 - WRIST.y];
    const aside = Math.abs(x * Math.cos(turn) + y * Math.sin(turn));
    const share = y + WRIST.y > until ? 0 : Math.max(0, Math.min(1, halfWidthPx - aside + 0.5));
    for (const channel of [0, 1, 2] as const) {
      bytes[4 * pixel + channel] = skin[channel] * share + wall[channel] * (1 - share);
    }
  }
  return {
    format: 'rgba',
    widthPx: WIDTH,
    heightPx: HEIGHT,
    pixels: { bytes, offset: 0, stride: 4 * WIDTH },
  };
}

const EXPECTED: LimbExpectation = {
  fromPx: 15,
  toPx: 130,
  widthPx: 46,
  widths: [0.6, 1.75],
  mostSlope: 1.1,
  spreads: [0, 0.06, 0.12],
  darkened: 0,
  reach: 2,
  penalty: { width: 0.8, slope: 1.1 },
};

const found = (raster: Raster) =>
  limbEdges(
    limbPatch(
      raster,
      { origin: WRIST, towards: { x: 0, y: 1 }, sidePx: 210, skin: [WRIST, { x: 160, y: 75 }] },
      64,
    ),
    EXPECTED,
  );

const FAIR = [214, 170, 148] as const;
const DEEP = [96, 66, 52] as const;
const BLUE = [44, 58, 82] as const;

describe('the edges of a limb', () => {
  it('tell its direction within 1.5 degrees and its width within 9 %, bent however far', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.75, max: 0.75, noNaN: true }),
        fc.integer({ min: 17, max: 34 }),
        fc.constantFrom(FAIR, DEEP),
        (turn, halfWidthPx, skin) => {
          const limb = found(anArm({ turn, halfWidthPx, skin, wall: BLUE }));
          const seen = limb && Math.atan2(-limb.direction.x, limb.direction.y);
          expect(Math.abs((seen ?? 9) - turn)).toBeLessThan((1.5 * Math.PI) / 180);
          expect(Math.abs((limb?.halfWidthPx ?? 0) / halfWidthPx - 1)).toBeLessThan(0.09);
          expect(limb?.seen).toBeGreaterThan(0.5);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('are found where the forearm leaves the picture soon', () => {
    const raster = anArm({ turn: 0.3, halfWidthPx: 22, skin: FAIR, wall: BLUE });
    const cropped: Raster = { ...raster, heightPx: 130 };
    const limb = found(cropped);
    expect(Math.atan2(-(limb?.direction.x ?? 0), limb?.direction.y ?? 0)).toBeCloseTo(0.3, 1);
  });

  it('are hardly seen where there is no arm', () => {
    const limb = found(anArm({ turn: 0, halfWidthPx: 22, skin: FAIR, wall: BLUE, until: 70 }));
    expect(limb?.seen ?? 0).toBeLessThan(0.22);
  });
});
