import type { Product } from '../assortment.ts';
import type { ProductType } from '../model.ts';
import type { Shot, Shots, ViewName } from './shot.ts';
import { FRAGRANCE_SHOTS } from './shots-fragrance.ts';
import { JEWELLERY_BEAUTY_SHOTS } from './shots-jewellery-beauty.ts';
import { LEATHER_SHOTS } from './shots-leather.ts';
import { SILK_SHOTS } from './shots-silk.ts';
import { WATCH_EYEWEAR_SHOTS } from './shots-watches-eyewear.ts';

const SHOTS: Readonly<Partial<Record<ProductType, Shots>>> = {
  sunglasses: {
    front: {
      pose: { turnDeg: [1.5, 0, 0] },
      azimuthDeg: 26,
      elevationDeg: 13,
      framing: { kind: 'whole', fill: 0.87 },
      exposure: 1,
    },
    detail: {
      pose: { turnDeg: [1.5, 0, 0] },
      azimuthDeg: 52,
      elevationDeg: 16,
      framing: { kind: 'close-up', atMm: [60, 2, -20], fieldMm: 84 },
      exposure: 1,
      fStop: 4,
    },
    back: {
      pose: { turnDeg: [1.5, 0, 0] },
      azimuthDeg: 140,
      elevationDeg: 30,
      framing: { kind: 'whole', fill: 0.87 },
      exposure: 1,
    },
  },
  watch: {
    front: {
      pose: { turnDeg: [-12, 0, 0] },
      azimuthDeg: 24,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.75 },
      exposure: 1,
    },
    detail: {
      pose: { turnDeg: [-12, 0, 0] },
      azimuthDeg: 20,
      elevationDeg: 26,
      framing: { kind: 'close-up', atMm: [2, -1, 7], fieldMm: 28 },
      exposure: 1,
      fStop: 8,
    },
    side: {
      pose: { turnDeg: [-12, 0, 0] },
      azimuthDeg: 74,
      elevationDeg: 8,
      framing: { kind: 'whole', fill: 0.8 },
      exposure: 1,
    },
  },
  sneaker: {
    front: {
      azimuthDeg: -62,
      elevationDeg: 15,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
    detail: {
      azimuthDeg: -28,
      elevationDeg: 34,
      framing: { kind: 'close-up', atMm: [-8, 78, 168], fieldMm: 120 },
      exposure: 0.9,
      fStop: 8,
    },
    back: {
      azimuthDeg: -140,
      elevationDeg: 14,
      framing: { kind: 'whole', fill: 0.74 },
      exposure: 0.9,
    },
  },
  lipstick: {
    front: {
      azimuthDeg: -14,
      elevationDeg: 9,
      framing: { kind: 'whole', fill: 0.7 },
      exposure: 0.86,
    },
    detail: {
      azimuthDeg: -18,
      elevationDeg: 16,
      framing: { kind: 'close-up', atMm: [1, 53, 0], fieldMm: 40 },
      exposure: 0.86,
      fStop: 5.6,
    },
    side: {
      azimuthDeg: 64,
      elevationDeg: 24,
      framing: { kind: 'whole', fill: 0.7 },
      exposure: 0.86,
    },
  },
  'card-case': {
    front: {
      azimuthDeg: 20,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.72 },
      exposure: 0.84,
    },
    detail: {
      azimuthDeg: -32,
      elevationDeg: 18,
      framing: { kind: 'close-up', atMm: [-34, 52, 3], fieldMm: 46 },
      exposure: 0.84,
      fStop: 5.6,
    },
    side: {
      azimuthDeg: -54,
      elevationDeg: 32,
      framing: { kind: 'whole', fill: 0.7 },
      exposure: 0.84,
    },
  },
  ring: {
    front: {
      pose: { turnDeg: [90, 0, 0] },
      azimuthDeg: 38,
      elevationDeg: 16,
      framing: { kind: 'whole', fill: 0.52 },
      exposure: 1,
    },
    detail: {
      pose: { turnDeg: [90, 0, 0] },
      azimuthDeg: 72,
      elevationDeg: 26,
      framing: { kind: 'close-up', atMm: [0, 0, -6.5], fieldMm: 13 },
      exposure: 1,
      fStop: 8,
    },
    side: {
      azimuthDeg: 20,
      elevationDeg: 34,
      framing: { kind: 'whole', fill: 0.56 },
      exposure: 1,
    },
  },
  earrings: {
    front: {
      companion: { pose: { turnDeg: [0, 34, 0] }, standsAtMm: [-15, 16.6] },
      azimuthDeg: 58,
      elevationDeg: 13,
      framing: { kind: 'whole', fill: 0.6 },
      exposure: 1,
    },
    detail: {
      azimuthDeg: 34,
      elevationDeg: 14,
      framing: { kind: 'close-up', atMm: [0, -6.4, 8.4], fieldMm: 17 },
      exposure: 1,
    },
    side: {
      azimuthDeg: 14,
      elevationDeg: 10,
      framing: { kind: 'whole', fill: 0.5 },
      exposure: 1,
    },
  },
  bag: {
    front: {
      azimuthDeg: 24,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.76 },
      exposure: 0.9,
    },
    detail: {
      azimuthDeg: -24,
      elevationDeg: 13,
      framing: { kind: 'close-up', atMm: [-4, 88, 50], fieldMm: 128 },
      exposure: 0.9,
    },
    side: {
      azimuthDeg: 90,
      elevationDeg: 7,
      framing: { kind: 'whole', fill: 0.76 },
      exposure: 0.9,
    },
  },
};

/** The mini is the bag at 0.72 of its size, and so is the field of its close-up. */
const MINI_BAG_DETAIL = { kind: 'close-up', atMm: [-3, 63, 36], fieldMm: 92 } as const;

/** The runner's tongue bears the name. */
const RUNNER_DETAIL = { kind: 'close-up', atMm: [-6, 94, 158], fieldMm: 124 } as const;

const OWN_DETAIL: Readonly<Record<string, Shot['framing']>> = {
  AU3003: RUNNER_DETAIL,
  AU5002: MINI_BAG_DETAIL,
};

/** White goods and white gold would lose their shape in full light. */
const WHITE_GOODS_LIGHT = 0.85;

const WHITE_WHEN_IVORY: ReadonlySet<ProductType> = new Set(['bag', 'crossbody', 'sneaker']);

const isWhite = ({ archetype }: Product, colour: string): boolean =>
  colour === 'white-gold' || (WHITE_WHEN_IVORY.has(archetype.type) && colour.startsWith('ivory'));

const SHOTS_BY_PRODUCT: Readonly<Record<string, Shots>> = {
  ...JEWELLERY_BEAUTY_SHOTS,
  ...FRAGRANCE_SHOTS,
  ...LEATHER_SHOTS,
  ...SILK_SHOTS,
  ...WATCH_EYEWEAR_SHOTS,
};

/** How a product is photographed, by the name of the view. */
export function shotsOf(product: Product): Shots {
  const shots = SHOTS_BY_PRODUCT[product.id] ?? SHOTS[product.archetype.type];
  if (!shots) throw new Error(`No shots for ${product.archetype.type}`);
  const framing = OWN_DETAIL[product.id];
  return framing && shots.detail ? { ...shots, detail: { ...shots.detail, framing } } : shots;
}

/** The shot of one look: light is measured on the goods. */
export function shotOf(product: Product, colour: string, view: ViewName): Shot | undefined {
  const shot = shotsOf(product)[view];
  return shot && isWhite(product, colour) ? { ...shot, exposure: shot.exposure * WHITE_GOODS_LIGHT } : shot;
}
