import { mix, smoothStep } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { liningParts } from '../sneaker/lining.ts';
import { type Panel, panelOn, type Place, roundEnded, seamOnUpper } from '../sneaker/overlay.ts';
import { RUNNER_UPPER } from './upper-form.ts';

/** Edge of one repeat of the mesh. */
const MESH_TILE_MM = 16;

const FINE_STITCH = { lengthMm: 2, gapMm: 0.9, radiusMm: 0.25, sides: 4, steps: 3 } as const;

const piece = (panel: Panel, detail: Detail): Part => panelOn(RUNNER_UPPER, panel, detail);
const seam = (placeAt: (s: number) => Place, liftMm: number, detail: Detail): readonly Part[] =>
  seamOnUpper(RUNNER_UPPER, { placeAt, liftMm, stitch: FINE_STITCH }, detail);

/** The guard around the toe: highest in front, running out along both sides. */
const guardTop = (a: number): number => {
  const fromToe = Math.abs(a - 0.5) / 0.155;
  return 0.04 + 0.34 * (1 - smoothStep(0, 1, fromToe)) ** 1.15;
};

const guardAround = (s: number): number => mix(0.345, 0.655, s);

function toeGuard(detail: Detail): readonly Part[] {
  return [
    piece(
      {
        slot: 'overlay',
        thicknessMm: 1.3,
        fineness: [84, 20],
        edge: [0.015, 0.06],
        placeAt: (s, q) => [guardAround(s), mix(0, guardTop(guardAround(s)), q)],
      },
      detail,
    ),
    ...[0.02, 0.042].flatMap((inset) =>
      seam(
        (s) => {
          const a = mix(0.378, 0.622, s);
          return [a, guardTop(a) - inset];
        },
        1.32,
        detail,
      ),
    ),
  ];
}

/** The counter sweeps from behind the heel down to the middle of the foot. */
const counterTop = (a: number): number => {
  const fromHeel = Math.abs(a) / 0.2;
  return mix(0.66, 0.04, smoothStep(0.12, 1, fromHeel));
};

const counterAround = (s: number): number => mix(-0.2, 0.2, s);

function counter(detail: Detail): readonly Part[] {
  return [
    piece(
      {
        slot: 'overlay',
        thicknessMm: 1.5,
        fineness: [80, 28],
        edge: [0.012, 0.05],
        placeAt: (s, q) => [counterAround(s), mix(0, counterTop(counterAround(s)), q)],
      },
      detail,
    ),
    ...[0.025, 0.05].flatMap((inset) =>
      seam(
        (s) => {
          const a = mix(-0.17, 0.17, s);
          return [a, counterTop(a) - inset];
        },
        1.52,
        detail,
      ),
    ),
  ];
}

const tabHalfAt = (q: number): number => mix(0.034, 0.046, q);

/** The tab that lies up the tendon, in smooth leather. */
function heelTab(detail: Detail): readonly Part[] {
  return [
    piece(
      {
        slot: 'leather',
        node: 'HeelTab',
        thicknessMm: 2,
        fineness: [34, 40],
        edge: [0.07, 0.04],
        placeAt: (s, q) => [mix(-1, 1, s) * tabHalfAt(q), mix(0.44, 0.99, q)],
      },
      detail,
    ),
    ...[-1, 1].flatMap((sign) =>
      seam((s) => [sign * (tabHalfAt(s) - 0.006), mix(0.47, 0.95, s)], 2.02, detail),
    ),
  ];
}

const EYESTAY_TOP = 0.995;
const eyestayPlace = (s: number): number => mix(0.268, 0.474, s);
/** The eyestay's lower edge: straight along the laces, round at its lower end. */
const eyestayEdge = (s: number): number =>
  roundEnded(s, { along: 0.71 + 0.06 * s, top: EYESTAY_TOP, from: 0.86 });

/** One leg of the A at the side: from the sole to where its legs meet. */
interface Leg {
  readonly from: Place;
  readonly to: Place;
  readonly half: number;
}

const APEX: Place = [0.318, 0.86];
const LEGS: readonly Leg[] = [
  { from: [0.226, 0.06], to: APEX, half: 0.0095 },
  { from: [0.384, 0.06], to: APEX, half: 0.0095 },
];
const BAR: Leg = { from: [0.258, 0.36], to: [0.365, 0.36], half: 0.05 };

function leg({ from, to, half }: Leg, mirrored: (a: number) => number, detail: Detail): readonly Part[] {
  const middle = (q: number): number => mix(from[0], to[0], q);
  const slot = 'leather';
  return [
    piece(
      {
        slot,
        thicknessMm: 1.2,
        fineness: [12, 44],
        edge: [0.12, 0.015],
        placeAt: (s, q) => [mirrored(middle(q) + mix(-half, half, s)), mix(from[1], to[1], q)],
      },
      detail,
    ),
    ...[-0.7, 0.7].flatMap((share) =>
      seam((s) => [mirrored(middle(s) + share * half), mix(from[1] + 0.02, to[1] - 0.02, s)], 1.22, detail),
    ),
  ];
}

const bar = (mirrored: (a: number) => number, detail: Detail): Part =>
  piece(
    {
      slot: 'leather',
      thicknessMm: 1,
      fineness: [12, 36],
      edge: [0.14, 0.02],
      placeAt: (s, q) => [
        mirrored(mix(BAR.from[0], BAR.to[0], q)),
        BAR.from[1] + mix(-BAR.half, BAR.half, s) * 0.8,
      ],
    },
    detail,
  );

function side(inside: boolean, detail: Detail): readonly Part[] {
  const mirrored = (a: number): number => (inside ? 1 - a : a);
  return [
    bar(mirrored, detail),
    ...LEGS.flatMap((one) => leg(one, mirrored, detail)),
    piece(
      {
        slot: 'overlay',
        thicknessMm: 2,
        fineness: [80, 18],
        edge: [0.02, 0.1],
        placeAt: (s, q) => [mirrored(eyestayPlace(s)), mix(eyestayEdge(s), EYESTAY_TOP, q)],
      },
      detail,
    ),
    ...seam(
      (s) => {
        const share = mix(0.04, 0.955, s);
        return [mirrored(eyestayPlace(share)), eyestayEdge(share) + 0.024];
      },
      2.05,
      detail,
    ),
  ];
}

/** The mesh with its lining, and what is sewn onto it. */
export const upperParts = (detail: Detail): readonly Part[] => [
  {
    node: 'Upper',
    slot: 'mesh',
    geometry: surface(
      [steps(detail, 170, { share: 0.5 }), steps(detail, 34, { share: 0.5 })],
      RUNNER_UPPER.at,
      { closedU: true, tileMm: MESH_TILE_MM },
    ),
  },
  ...liningParts(RUNNER_UPPER, detail),
  ...toeGuard(detail),
  ...counter(detail),
  ...[false, true].flatMap((inside) => side(inside, detail)),
  ...heelTab(detail),
];
