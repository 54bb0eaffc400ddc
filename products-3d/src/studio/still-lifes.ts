import { ASSORTMENT } from '../assortment.ts';
import type { Placement } from './composition.ts';
import { type Shot, WIDE_PX } from './shot.ts';

/** A wide picture of several products together. */
export interface StillLife {
  readonly name: string;
  readonly placements: readonly [Placement, ...Placement[]];
  readonly shot: Shot;
}

interface Piece {
  readonly product: string;
  readonly colour: string;
  /** Turned about the vertical, then leaned back. */
  readonly turnDeg: number;
  readonly leanDeg?: number;
  readonly standsAtMm: readonly [number, number];
}

function placed({ product: id, colour, turnDeg, leanDeg = 0, standsAtMm }: Piece): Placement {
  const product = ASSORTMENT.find((one) => one.id === id);
  if (!product) throw new Error(`${id} is not in the assortment`);
  return {
    product: id,
    archetype: product.archetype,
    colour,
    pose: { turnDeg: [leanDeg, turnDeg, 0] },
    standsAtMm,
  };
}

const WIDE = {
  sizePx: WIDE_PX,
  exposure: 0.95,
} as const satisfies Partial<Shot>;

/** The homepage and the eyewear page open with these. */
export const STILL_LIFES: readonly StillLife[] = [
  {
    name: 'still-life-homepage',
    placements: [
      placed({ product: 'AU5002', colour: 'camel', turnDeg: 22, standsAtMm: [-104, -34] }),
      placed({ product: 'AU1001', colour: 'green', turnDeg: -16, leanDeg: -12, standsAtMm: [14, 66] }),
      placed({ product: 'AU4001', colour: '109', turnDeg: 30, standsAtMm: [66, 30] }),
      placed({ product: 'AU2001', colour: 'tortoise', turnDeg: -24, leanDeg: 1.5, standsAtMm: [172, 34] }),
    ],
    shot: { ...WIDE, azimuthDeg: 5, elevationDeg: 11, framing: { kind: 'whole', fill: 0.82 } },
  },
  {
    name: 'still-life-eyewear',
    placements: [
      placed({ product: 'AU2001', colour: 'tortoise', turnDeg: 8, leanDeg: 1.5, standsAtMm: [2, 70] }),
      placed({ product: 'AU2002', colour: 'honey', turnDeg: 34, leanDeg: 0, standsAtMm: [-146, -24] }),
      placed({ product: 'AU2003', colour: 'black', turnDeg: -26, leanDeg: 1.5, standsAtMm: [148, -30] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 19, framing: { kind: 'whole', fill: 0.84 } },
  },
];
