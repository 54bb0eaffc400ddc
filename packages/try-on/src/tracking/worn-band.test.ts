import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limb } from './limb-edges.ts';
import type { Raster } from './raster.ts';
import { type BandSearch, wornBand } from './worn-band.ts';

const [WIDTH, HEIGHT] = [320, 260];
const WRIST = { x: 160, y: 40 };
const PALM_PX = 70;
const HALF_WIDTH_PX = 24;

type Colour = readonly [number, number, number];
interface Drawn {
  readonly skin: Colour;
  /** What is worn: its colour, and where along the arm, as shares of the palm's length. */
  readonly band?: { readonly colour: Colour; readonly from: number; readonly to: number };
  /** Where a sleeve begins, and its colour. */
  readonly sleeve?: { readonly colour: Colour; readonly from: number };
  /** How much brighter the arm is at its lower end than at the wrist. */
  readonly brightens?: number;
}

const WALL: Colour = [44, 58, 82];

function clothAt({ band, sleeve }: Drawn, along: number): Colour | undefined {
  if (band && along >= band.from && along < band.to) return band.colour;
  return sleeve && along >= sleeve.from ? sleeve.colour : undefined;
}

/** A straight arm from the wrist downwards, darker towards its edges as round things are. */
function anArm(drawn: Drawn): Raster {
  const { skin, brightens = 0 } = drawn;
  const bytes = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [(pixel % WIDTH) + 0.5, Math.floor(pixel / WIDTH) + 0.5];
    const aside = Math.abs(x - WRIST.x) / HALF_WIDTH_PX;
    const along = (y - WRIST.y) / PALM_PX;
    const colour = clothAt(drawn, along) ?? skin;
    const shade = (1 - 0.25 * aside ** 2) * (1 + (brightens * y) / HEIGHT);
    for (const channel of [0, 1, 2] as const) {
      bytes[4 * pixel + channel] = aside > 1 ? WALL[channel] : colour[channel] * shade;
    }
  }
  return {
    format: 'rgba',
    widthPx: WIDTH,
    heightPx: HEIGHT,
    pixels: { bytes, offset: 0, stride: 4 * WIDTH },
  };
}

const ARM: Limb = {
  middle: WRIST,
  direction: { x: 0, y: 1 },
  halfWidthPx: HALF_WIDTH_PX,
  spread: 0,
  seen: 0.9,
};

const SEARCH: BandSearch = {
  stepPx: 0.047 * PALM_PX,
  lengthsPx: [0.2 * PALM_PX, 0.62 * PALM_PX],
  fromPx: 0,
  toPx: PALM_PX,
  skinRows: 3,
  score: { least: 0.3, certain: 0.5 },
};

const found = (drawn: Drawn) => wornBand(anArm(drawn), ARM, SEARCH);

const SKINS: readonly Colour[] = [
  [214, 170, 148],
  [168, 116, 88],
  [96, 66, 52],
];
const STEEL: Colour = [150, 155, 160];
const BLACK: Colour = [20, 20, 22];

describe('what is worn on a forearm already', () => {
  it('[R1.006] is found where it lies within a tenth of the palm, on any skin, in steel and in black', () => {
    const drawn = fc.record({
      skin: fc.constantFrom(...SKINS),
      colour: fc.constantFrom(STEEL, BLACK),
      from: fc.double({ min: 0.15, max: 0.9, noNaN: true }),
      length: fc.double({ min: 0.28, max: 0.5, noNaN: true }),
      brightens: fc.double({ min: 0, max: 0.3, noNaN: true }),
    });
    fc.assert(
      fc.property(drawn, ({ skin, colour, from, length, brightens }) => {
        const band = found({ skin, band: { colour, from, to: from + length }, brightens });
        expect(Math.abs((band?.alongPx ?? Infinity) / PALM_PX - (from + length / 2))).toBeLessThan(0.1);
        expect(band?.confidence).toBeGreaterThan(0.5);
      }),
      { numRuns: 40 },
    );
  });

  it('[R1.006] is nothing on a bare arm, however the light falls along it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SKINS),
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        (skin, brightens) => {
          expect(found({ skin, brightens })).toBeUndefined();
        },
      ),
      { numRuns: 20 },
    );
  });

  it('[R1.006] is nothing where a sleeve begins and no skin shows behind it', () => {
    for (const skin of SKINS) {
      for (const colour of [BLACK, [225, 225, 228], [40, 70, 140]] as const) {
        expect(found({ skin, sleeve: { colour, from: 0.4 } })).toBeUndefined();
      }
    }
  });
});
