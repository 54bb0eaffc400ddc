import type { Product } from '../assortment.ts';
import type { ProductType } from '../model.ts';
import { closeUp, whole, type Shot, type Shots, type ViewName } from './shot.ts';
import { FRAGRANCE_SHOTS } from './shots-fragrance.ts';
import { JEWELLERY_BEAUTY_SHOTS } from './shots-jewellery-beauty.ts';
import { LEATHER_SHOTS } from './shots-leather.ts';
import { SILK_SHOTS } from './shots-silk.ts';
import { WATCH_EYEWEAR_SHOTS } from './shots-watches-eyewear.ts';

const SHOTS: Readonly<Partial<Record<ProductType, Shots>>> = {
  sunglasses: {
    front: whole([26, 13], 0.87, { pose: { turnDeg: [1.5, 0, 0] }, exposure: 1 }),
    detail: closeUp(
      [52, 16],
      { atMm: [60, 2, -20], fieldMm: 84 },
      { pose: { turnDeg: [1.5, 0, 0] }, exposure: 1, fStop: 4 },
    ),
    back: whole([140, 30], 0.87, { pose: { turnDeg: [1.5, 0, 0] }, exposure: 1 }),
  },
  watch: {
    front: whole([24, 12], 0.75, { pose: { turnDeg: [-12, 0, 0] }, exposure: 1 }),
    detail: closeUp(
      [20, 26],
      { atMm: [2, -1, 7], fieldMm: 28 },
      { pose: { turnDeg: [-12, 0, 0] }, exposure: 1, fStop: 8 },
    ),
    side: whole([74, 8], 0.8, { pose: { turnDeg: [-12, 0, 0] }, exposure: 1 }),
  },
  sneaker: {
    front: whole([-62, 15], 0.84, { exposure: 0.9 }),
    detail: closeUp([-28, 34], { atMm: [-8, 78, 168], fieldMm: 120 }, { exposure: 0.9, fStop: 8 }),
    back: whole([-140, 14], 0.74, { exposure: 0.9 }),
  },
  lipstick: {
    front: whole([-14, 9], 0.7, { exposure: 0.86 }),
    detail: closeUp([-18, 16], { atMm: [1, 53, 0], fieldMm: 40 }, { exposure: 0.86, fStop: 5.6 }),
    side: whole([64, 24], 0.7, { exposure: 0.86 }),
  },
  'card-case': {
    front: whole([20, 12], 0.72, { exposure: 0.84 }),
    detail: closeUp([-32, 18], { atMm: [-34, 52, 3], fieldMm: 46 }, { exposure: 0.84, fStop: 5.6 }),
    side: whole([-54, 32], 0.7, { exposure: 0.84 }),
  },
  ring: {
    front: whole([38, 16], 0.52, { pose: { turnDeg: [90, 0, 0] }, exposure: 1 }),
    detail: closeUp(
      [72, 26],
      { atMm: [0, 0, -6.5], fieldMm: 13 },
      { pose: { turnDeg: [90, 0, 0] }, exposure: 1, fStop: 8 },
    ),
    side: whole([20, 34], 0.56, { exposure: 1 }),
  },
  earrings: {
    front: {
      companion: { pose: { turnDeg: [0, 34, 0] }, standsAtMm: [-15, 16.6] },
      azimuthDeg: 58,
      elevationDeg: 13,
      framing: { kind: 'whole', fill: 0.6 },
      exposure: 1,
    },
    detail: closeUp([34, 14], { atMm: [0, -6.4, 8.4], fieldMm: 17 }, { exposure: 1 }),
    side: whole([14, 10], 0.5, { exposure: 1 }),
  },
  bag: {
    front: whole([24, 12], 0.76, { exposure: 0.9 }),
    detail: closeUp([-24, 13], { atMm: [-4, 88, 50], fieldMm: 128 }, { exposure: 0.9 }),
    side: whole([90, 7], 0.76, { exposure: 0.9 }),
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
