import type { BufferGeometry } from 'three';
import { clamp, mix, point, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { overUpper, rimPoints, upperAt, upperNormalAt } from './upper-form.ts';

export const LEATHER_TILE_MM = 26;

/** A place on the upper: around, and up the wall. */
type Place = readonly [a: number, up: number];

interface Panel {
  readonly slot: string;
  readonly node?: string;
  readonly thicknessMm: number;
  readonly fineness: readonly [number, number];
  /** Width of the rounded edge, as a share of the panel, along s and q. */
  readonly edge: readonly [number, number];
  readonly placeAt: (s: number, q: number) => Place;
}

/** A quarter circle at both ends: the skived edge of leather. */
function edgeHeight(share: number, width: number): number {
  const inside = clamp(Math.min(share, 1 - share) / width);
  return Math.sqrt(1 - (1 - inside) ** 2);
}

/** More of the samples near the edges, where the round is. */
function denserAtEdges(share: number, width: number): number {
  const margin = 0.22;
  if (share < margin) return (width * share) / margin;
  if (share > 1 - margin) return 1 - (width * (1 - share)) / margin;
  return mix(width, 1 - width, (share - margin) / (1 - 2 * margin));
}

function panel({ slot, node = 'Upper', thicknessMm, fineness, edge, placeAt }: Panel, detail: Detail): Part {
  const [ns, nq] = fineness.map((count) => steps(detail, count, { share: 0.42, least: 8 }));
  const geometry = surface(
    [ns ?? 8, nq ?? 8],
    (u, v) => {
      const [s, q] = [denserAtEdges(u, edge[0]), denserAtEdges(v, edge[1])];
      const lift = (thicknessMm + 0.35) * edgeHeight(s, edge[0]) * edgeHeight(q, edge[1]) - 0.33;
      return overUpper(...placeAt(s, q), lift);
    },
    { tileMm: LEATHER_TILE_MM },
  );
  return { node, slot, geometry };
}

function seam(placeAt: (s: number) => Place, liftMm: number, detail: Detail): readonly Part[] {
  if (detail === 'tryOn') return [];
  const path = Array.from({ length: 111 }, (_, k): SeamPoint => {
    const place = placeAt(k / 110);
    return { at: overUpper(...place, liftMm), normal: upperNormalAt(...place) };
  });
  return [
    {
      node: 'Upper',
      slot: 'thread',
      geometry: stitched(path, { lengthMm: 2.1, gapMm: 0.9, radiusMm: 0.27 }),
    },
  ];
}

/** Front edge of the quarter: it leans towards the toe as it comes down. */
const quarterFront = (s: number): number => mix(0.398, 0.452, s ** 1.4) - 0.02 * Math.sin(s * Math.PI);
const QUARTER_BACK = 0.05;
const quarterHeight = (s: number): number => mix(0.02, 0.86, s);
/** Lower edge of the eyestay: it rises slowly, then turns up in a round end at the vamp. */
const eyestayEdge = (s: number): number => {
  const slow = 0.7 + 0.1 * smoothStep(0, 1, s);
  return mix(slow, 0.9, smoothStep(0.84, 1, s) ** 2);
};

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
    placeAt: (s, q) => [mirrored(mix(0.272, 0.488, s)), mix(eyestayEdge(s), 0.995, q)],
  };
  return [
    panel(quarter, detail),
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
    panel(eyestay, detail),
    ...seam((s) => [mirrored(mix(0.28, 0.478, s)), eyestayEdge(s) + 0.022], 1.95, detail),
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
    panel(counter, detail),
    ...seam((s) => [mix(-0.108, 0.108, s), counterTop(mix(-0.108, 0.108, s)) - 0.03], 1.55, detail),
    panel(tab, detail),
    ...seam((s) => [mix(-0.047, 0.047, s), tabFoot(mix(-0.047, 0.047, s)) + 0.03], 2.05, detail),
  ];
}

function lining(detail: Detail): BufferGeometry {
  return surface(
    [steps(detail, 160, { share: 0.4 }), steps(detail, 24)],
    (u, v) => overUpper(u, mix(0.25, 1, v), v > 0.95 ? -3.4 + (v - 0.95) * 20 : -3.4),
    { closedU: true, tileMm: LEATHER_TILE_MM, flip: true },
  );
}

/** The padded roll around the ankle, and the cord that edges the throat. */
function edges(detail: Detail): readonly Part[] {
  const roll = swept({
    curve: smoothCurve(rimPoints([-0.288, 0.288], 120, -2.4)),
    steps: steps(detail, 180, { share: 0.4 }),
    sides: steps(detail, 20),
    section: (t, angle) => {
      const girth = 0.45 + 0.55 * Math.sqrt(Math.sin(Math.PI * clamp(t)));
      return [3.7 * girth * Math.cos(angle), 4.6 * girth * Math.sin(angle)];
    },
    up: () => point(0, 1, 0.01),
    tileMm: LEATHER_TILE_MM,
  });
  const cord = swept({
    curve: smoothCurve(rimPoints([0.282, 0.718], 90, -0.5)),
    steps: steps(detail, 140, { share: 0.4 }),
    sides: steps(detail, 10),
    section: ellipseSection(1.2, 1.2),
    up: () => point(0, 1, 0.2),
    tileMm: LEATHER_TILE_MM,
  });
  return [
    { node: 'Collar', slot: 'lining', geometry: roll },
    { node: 'Upper', slot: 'overlay', geometry: cord },
  ];
}

/** The lasted upper with lining, overlays and seams. */
export const upperParts = (detail: Detail): readonly Part[] => [
  {
    node: 'Upper',
    slot: 'leather',
    geometry: surface([steps(detail, 220, { share: 0.4 }), steps(detail, 44, { share: 0.4 })], upperAt, {
      closedU: true,
      tileMm: LEATHER_TILE_MM,
    }),
  },
  { node: 'Upper', slot: 'lining', geometry: lining(detail) },
  ...edges(detail),
  ...[false, true].flatMap((inside) => sideParts(inside, detail)),
  ...heelParts(detail),
];
