import { clamp, mix } from '../../geometry/numbers.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import type { LastedUpper } from './lasted-upper.ts';

/** Edge of one repeat of a shoe's leather. */
export const LEATHER_TILE_MM = 26;

/** A place on the upper: around, and up the wall. */
export type Place = readonly [a: number, up: number];

/** A piece sewn onto an upper, by the places that its shares s and q cover. */
export interface Panel {
  readonly slot: string;
  readonly node?: string;
  readonly thicknessMm: number;
  readonly fineness: readonly [number, number];
  /** Width of the rounded edge, as a share of the panel, along s and q. */
  readonly edge: readonly [number, number];
  readonly placeAt: (s: number, q: number) => Place;
}

/** The lower edge of an eyestay that runs `along` this height and turns up to the `top` in a quarter circle, from a share on. */
export function roundEnded(
  s: number,
  { along, top, from }: { readonly along: number; readonly top: number; readonly from: number },
): number {
  const intoTheEnd = clamp((s - from) / (1 - from));
  return mix(along, top, 1 - Math.sqrt(1 - intoTheEnd ** 2));
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

/** A piece with skived edges, lying on the upper. */
export function panelOn(
  upper: LastedUpper,
  { slot, node = 'Upper', thicknessMm, fineness, edge, placeAt }: Panel,
  detail: Detail,
): Part {
  const [ns, nq] = fineness.map((count) => steps(detail, count, { share: 0.42, least: 8 }));
  const geometry = surface(
    [ns ?? 8, nq ?? 8],
    (u, v) => {
      const [s, q] = [denserAtEdges(u, edge[0]), denserAtEdges(v, edge[1])];
      const lift = (thicknessMm + 0.35) * edgeHeight(s, edge[0]) * edgeHeight(q, edge[1]) - 0.33;
      return upper.over(...placeAt(s, q), lift);
    },
    { tileMm: LEATHER_TILE_MM },
  );
  return { node, slot, geometry };
}

interface Seam {
  readonly placeAt: (s: number) => Place;
  readonly liftMm: number;
  readonly stitch?: Parameters<typeof stitched>[1];
}

const SHOE_STITCH = { lengthMm: 2.1, gapMm: 0.9, radiusMm: 0.27 } as const;

/** A row of stitches on the upper or on what lies on it. Too fine to be worn. */
export function seamOnUpper(
  upper: LastedUpper,
  { placeAt, liftMm, stitch = SHOE_STITCH }: Seam,
  detail: Detail,
): readonly Part[] {
  if (detail === 'tryOn') return [];
  const path = Array.from({ length: 111 }, (_, k): SeamPoint => {
    const place = placeAt(k / 110);
    return { at: upper.over(...place, liftMm), normal: upper.normalAt(...place) };
  });
  return [
    {
      node: 'Upper',
      slot: 'thread',
      geometry: stitched(path, stitch),
    },
  ];
}
