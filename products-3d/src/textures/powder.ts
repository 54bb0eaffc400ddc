import { printedLetters } from '../geometry/lettering.ts';
import { clamp, mix, randomSequence, smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { normalsFrom, once, painted, valueNoise } from './pixels.ts';
import { depthsOf } from './relief.ts';

/** What is pressed into a pan of powder. Positions are shares of the pan, y downward. */
export type PowderDesign =
  /** Upright flutes around a smooth oval with the initial of the house. */
  | { readonly kind: 'initial' }
  /** Rays that leave from a point, which may lie outside the pan. */
  | { readonly kind: 'rays'; readonly from: readonly [number, number] };

const SIZE_PX = 1024;
const STRENGTH = 13;
const FLUTES = 21;
const RAYS_PER_TURN = 72;
/** The oval of the initial, as half axes. */
const OVAL = { x: 0.2, y: 0.26 } as const;
/** A plain margin runs around the pressed field. */
const MARGIN = 0.06;

const nameOf = (design: PowderDesign): string =>
  design.kind === 'initial' ? 'initial' : `rays-${design.from.join('-')}`;

/** 1 within the pressed field, 0 on the margin. */
const field = (x: number, y: number): number => {
  const edge = Math.min(x, y, 1 - x, 1 - y);
  return smoothStep(MARGIN, MARGIN + 0.012, edge);
};

const ridge = (turns: number): number => Math.abs(Math.sin(turns * Math.PI)) ** 1.4;

async function initialRelief(): Promise<(x: number, y: number) => number> {
  const letter = printedLetters({ text: 'A', sizeMm: 52, spacingMm: 0 }, '#ffffff');
  const depthAt = await depthsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="-100 -100 200 200">
      <rect x="-100" y="-100" width="200" height="200" fill="#000000"/>
      <g transform="translate(0 17)">${letter}</g>
    </svg>`,
    SIZE_PX,
  );
  return (x, y) => {
    const oval = Math.hypot((x - 0.5) / OVAL.x, (y - 0.5) / OVAL.y);
    const outside = smoothStep(1.04, 1.1, oval);
    const border = smoothStep(0.9, 0.94, oval) * (1 - smoothStep(1, 1.04, oval));
    return mix(0.25 + 0.75 * smoothStep(0, 0.008, depthAt(x, y)) + border * 0.6, ridge(x * FLUTES), outside);
  };
}

const raysFrom =
  ([cx, cy]: readonly [number, number]) =>
  (x: number, y: number): number => {
    const near = smoothStep(0.06, 0.2, Math.hypot(x - cx, y - cy));
    return ridge((Math.atan2(y - cy, x - cx) / Math.PI / 2) * RAYS_PER_TURN) * near;
  };

/** Pressed powder: the design, and the fine grain that even the finest powder has. */
export const pressedPowder = (design: PowderDesign): Promise<Texture> =>
  once(`powder-${nameOf(design)}`, async () => {
    const relief = design.kind === 'initial' ? await initialRelief() : raysFrom(design.from);
    const grain = grainOf();
    return normalsFrom(SIZE_PX, (x, y) => relief(x, y) * field(x, y) + grain(x, y) * 0.02, STRENGTH);
  });

function grainOf(): (x: number, y: number) => number {
  const octaves = [128, 256, 512].map((period, i) => ({ period, noise: valueNoise(50 + i, period) }));
  return (x, y) => octaves.reduce((sum, { period, noise }) => sum + noise(x * period, y * period), 0);
}

/** Flakes along one edge of the pan. */
const FLAKES = 341;

interface Flake {
  readonly tiltX: number;
  readonly tiltY: number;
  readonly shine: number;
}

/** A flake per cell, each lying a little differently. */
function flakesOf(seed: number): (x: number, y: number) => Flake {
  const random = randomSequence(seed);
  const flakes = Array.from({ length: FLAKES * FLAKES }, (): Flake => {
    const [turn, lean] = [random() * Math.PI * 2, random() ** 2];
    return { tiltX: Math.cos(turn) * lean, tiltY: Math.sin(turn) * lean, shine: random() };
  });
  const cell = (share: number): number => Math.floor(clamp(share, 0, 0.999_999) * FLAKES);
  return (x, y) => flakes[cell(y) * FLAKES + cell(x)] ?? { tiltX: 0, tiltY: 0, shine: 0 };
}

const FLAKE_SEED = 77;

/** The same pressed powder with flakes of pearl: each a small facet that lies its own way. */
export const pearlyPowder = (design: PowderDesign): Promise<Texture> =>
  once(`pearl-${nameOf(design)}`, async () => {
    const relief = design.kind === 'initial' ? await initialRelief() : raysFrom(design.from);
    const flakeAt = flakesOf(FLAKE_SEED);
    const heightAt = (x: number, y: number): number => {
      const { tiltX, tiltY } = flakeAt(x, y);
      const [inX, inY] = [(x * FLAKES) % 1, (y * FLAKES) % 1];
      return relief(x, y) * field(x, y) + (tiltX * (inX - 0.5) + tiltY * (inY - 0.5)) * 0.15;
    };
    return normalsFrom(SIZE_PX, heightAt, STRENGTH);
  });

/** Where the flakes are metal and how bright, roughness in green and metalness in blue: never all metal, or flakes that mirror the dark look like dirt. */
export const pearlyShine = (): Promise<Texture> =>
  once('pearl-shine', () => {
    const flakeAt = flakesOf(FLAKE_SEED);
    return painted([SIZE_PX / 2, SIZE_PX / 2], (x, y) => {
      const { shine } = flakeAt(x, y);
      return [0, mix(160, 92, shine), mix(20, 150, smoothStep(0.3, 0.95, shine))];
    });
  });
