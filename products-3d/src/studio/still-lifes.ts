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

/** The homepage and the pages of the categories open with these. */
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
  {
    name: 'still-life-watches',
    placements: [
      placed({ product: 'AU1001', colour: 'green', turnDeg: 20, leanDeg: -12, standsAtMm: [-64, 12] }),
      placed({ product: 'AU1002', colour: 'black', turnDeg: 2, leanDeg: -12, standsAtMm: [2, -26] }),
      placed({ product: 'AU1001', colour: 'ivory', turnDeg: -24, leanDeg: -12, standsAtMm: [66, 16] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 14, framing: { kind: 'whole', fill: 0.78 } },
  },
  {
    name: 'still-life-shoes',
    placements: [
      placed({ product: 'AU3001', colour: 'ivory', turnDeg: 62, standsAtMm: [-70, 70] }),
      placed({ product: 'AU3002', colour: 'ivory-green', turnDeg: 118, standsAtMm: [86, -70] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 16, framing: { kind: 'whole', fill: 0.8 }, exposure: 0.78 },
  },
  {
    name: 'still-life-make-up',
    placements: [
      placed({ product: 'AU4001', colour: '109', turnDeg: 22, standsAtMm: [-124, 0] }),
      placed({ product: 'AU4002', colour: '220', turnDeg: 34, standsAtMm: [-60, -26] }),
      placed({ product: 'AU4001', colour: '311', turnDeg: 18, standsAtMm: [0, 10] }),
      placed({ product: 'AU4002', colour: '118', turnDeg: 28, standsAtMm: [62, -24] }),
      placed({ product: 'AU4001', colour: '402', turnDeg: 12, standsAtMm: [124, 4] }),
    ],
    shot: {
      ...WIDE,
      azimuthDeg: 0,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.82 },
      exposure: 0.86,
    },
  },
  {
    name: 'still-life-leather',
    placements: [
      placed({ product: 'AU5001', colour: 'bordeaux', turnDeg: 20, standsAtMm: [-140, -40] }),
      placed({ product: 'AU5002', colour: 'camel', turnDeg: -22, standsAtMm: [142, 10] }),
      placed({ product: 'AU6001', colour: 'green', turnDeg: 10, leanDeg: -8, standsAtMm: [16, 110] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 12, framing: { kind: 'whole', fill: 0.82 } },
  },
  {
    name: 'still-life-jewellery',
    placements: [
      placed({ product: 'AU7001', colour: 'gold', turnDeg: 38, leanDeg: 90, standsAtMm: [-30, 2] }),
      placed({ product: 'AU7001', colour: 'white-gold', turnDeg: 0, standsAtMm: [-4, 16] }),
      placed({ product: 'AU8001', colour: 'gold', turnDeg: 66, standsAtMm: [12, -12] }),
      placed({ product: 'AU8001', colour: 'gold', turnDeg: 28, standsAtMm: [46, 8] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 16, framing: { kind: 'whole', fill: 0.72 } },
  },
  {
    name: 'still-life-fragrance',
    placements: [
      placed({ product: 'AU4201', colour: 'amber', turnDeg: 18, standsAtMm: [-62, 0] }),
      placed({ product: 'AU4202', colour: 'rain', turnDeg: -16, standsAtMm: [40, -34] }),
      placed({ product: 'AU4203', colour: 'kit', turnDeg: -24, standsAtMm: [150, 40] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 13, framing: { kind: 'whole', fill: 0.84 } },
  },
  {
    name: 'still-life-silks',
    placements: [
      placed({ product: 'AU9001', colour: 'green', turnDeg: 14, standsAtMm: [-130, 0] }),
      placed({ product: 'AU9002', colour: 'coral', turnDeg: -20, standsAtMm: [236, 64] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 30, framing: { kind: 'whole', fill: 0.86 } },
  },
  {
    name: 'still-life-gifts',
    placements: [
      placed({ product: 'AU0901', colour: 'rouge', turnDeg: 26, standsAtMm: [-90, 10] }),
      placed({ product: 'AU0902', colour: 'gold', turnDeg: -18, standsAtMm: [70, 70] }),
      placed({ product: 'AU9003', colour: 'green', turnDeg: 10, standsAtMm: [100, -80] }),
    ],
    shot: { ...WIDE, azimuthDeg: 0, elevationDeg: 20, framing: { kind: 'whole', fill: 0.84 } },
  },
];
