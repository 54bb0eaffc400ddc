import { mix, smoothStep } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { liningParts } from './lining.ts';
import { LEATHER_TILE_MM, type Panel, panelOn, type Place, roundEnded, seamOnUpper } from './overlay.ts';
import { COURT_UPPER } from './upper-form.ts';

const seam = (placeAt: (s: number) => Place, liftMm: number, detail: Detail): readonly Part[] =>
  seamOnUpper(COURT_UPPER, { placeAt, liftMm }, detail);

/** Front edge of the quarter: it leans towards the toe as it comes down. */
const quarterFront = (s: number): number => mix(0.398, 0.452, s ** 1.4) - 0.02 * Math.sin(s * Math.PI);
const QUARTER_BACK = 0.05;
const quarterHeight = (s: number): number => mix(0.02, 0.86, s);
const EYESTAY_TOP = 0.995;
const eyestayPlace = (s: number): number => mix(0.272, 0.476, s);
/** Lower edge of the eyestay: it rises slowly, then turns up to the opening in a round end at the vamp. */
const eyestayEdge = (s: number): number =>
  roundEnded(s, { along: 0.7 + 0.1 * smoothStep(0, 1, s), top: EYESTAY_TOP, from: 0.88 });

/** The overlays of one side. */
function sideParts(inside: boolean, detail: Detail): readonly Part[] {
  const mirrored = (a: number): number => (inside ? 1 - a : a);
  const quarter: Panel = {
    slot: 'overlay',
    thicknessMm: 1,
    fineness: [60, 70],
    edge: [0.03, 0.02],
    placeAt: (s, q) => [mirrored(mix(QUARTER_BACK, quarterFront(s), q)), quarterHeight(s)],
  };
  const eyestay: Panel = {
    slot: 'overlay',
    thicknessMm: 1.9,
    fineness: [90, 24],
    edge: [0.02, 0.09],
    placeAt: (s, q) => [mirrored(eyestayPlace(s)), mix(eyestayEdge(s), EYESTAY_TOP, q)],
  };
  return [
    panelOn(COURT_UPPER, quarter, detail),
    ...[0.01, 0.022].flatMap((inset) =>
      seam(
        (s) => {
          const share = mix(0.06, 0.97, s);
          return [mirrored(quarterFront(share) - inset), quarterHeight(share)];
        },
        1.05,
        detail,
      ),
    ),
    panelOn(COURT_UPPER, eyestay, detail),
    ...seam(
      (s) => {
        const share = mix(0.04, 0.955, s);
        return [mirrored(eyestayPlace(share)), eyestayEdge(share) + 0.022];
      },
      1.95,
      detail,
    ),
  ];
}

const counterTop = (a: number): number =>
  (0.6 + 0.1 * Math.cos(((a / 0.11) * Math.PI) / 2)) * (1 - 0.55 * Math.abs(a / 0.115) ** 3);

const tabFoot = (a: number): number => 0.66 + 0.04 * (a / 0.052) ** 2;

/** Counter and tab at the heel. */
function heelParts(detail: Detail): readonly Part[] {
  const counter: Panel = {
    slot: 'overlay',
    thicknessMm: 1.5,
    fineness: [90, 40],
    edge: [0.025, 0.03],
    placeAt: (s, q) => {
      const a = mix(-0.115, 0.115, s);
      return [a, mix(0.02, counterTop(a), q)];
    },
  };
  const tab: Panel = {
    slot: 'accent',
    node: 'HeelTab',
    thicknessMm: 2,
    fineness: [50, 40],
    edge: [0.04, 0.04],
    placeAt: (s, q) => {
      const a = mix(-0.052, 0.052, s);
      return [a, mix(tabFoot(a), 0.985, q)];
    },
  };
  return [
    panelOn(COURT_UPPER, counter, detail),
    ...seam((s) => [mix(-0.108, 0.108, s), counterTop(mix(-0.108, 0.108, s)) - 0.03], 1.55, detail),
    panelOn(COURT_UPPER, tab, detail),
    ...seam((s) => [mix(-0.047, 0.047, s), tabFoot(mix(-0.047, 0.047, s)) + 0.03], 2.05, detail),
  ];
}

/** The lasted upper with lining, overlays and seams. */
export const upperParts = (detail: Detail): readonly Part[] => [
  {
    node: 'Upper',
    slot: 'leather',
    geometry: surface(
      [steps(detail, 220, { share: 0.4 }), steps(detail, 44, { share: 0.4 })],
      COURT_UPPER.at,
      {
        closedU: true,
        tileMm: LEATHER_TILE_MM,
      },
    ),
  },
  ...liningParts(COURT_UPPER, detail),
  ...[false, true].flatMap((inside) => sideParts(inside, detail)),
  ...heelParts(detail),
];
