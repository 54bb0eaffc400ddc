import type { Vector2 } from 'three';
import type { Course } from '../geometry/course.ts';
import { flat, unitSteps } from '../geometry/numbers.ts';
import {
  type Form,
  insetOutline,
  laned,
  paintedEdge,
  ringed,
  seamOn,
  skin,
  stripOutline,
} from '../geometry/pattern.ts';
import { stitched } from '../geometry/stitches.ts';
import type { Part } from '../model.ts';

/** Edge of one repeat of the tumbled and the smooth grain. */
export const GRAIN_TILE_MM = 40;

/** The house's saddle stitch, 4.6 mm from hole to hole, set aslant. */
export const SADDLE_STITCH = { lengthMm: 3.4, gapMm: 1.2, radiusMm: 0.4, slantDeg: 9, sides: 5 } as const;

/** The finer stitch of small leather goods. */
export const FINE_STITCH = { lengthMm: 2.4, gapMm: 0.9, radiusMm: 0.27, slantDeg: 9, sides: 5 } as const;

interface PieceOptions {
  readonly thicknessMm: number;
  readonly face?: string;
  /** What the other side is made of; nothing when it is never seen. */
  readonly back?: string;
  readonly rings?: number;
  readonly bulgeMm?: number;
}

/** A cut piece of leather on its form: face, back and painted edge. */
export function pieceParts(
  node: string,
  { form, outline }: { readonly form: Form; readonly outline: readonly Vector2[] },
  { thicknessMm, face = 'leather', back, rings = 24, bulgeMm }: PieceOptions,
): readonly Part[] {
  const layout = ringed(outline, rings);
  const half = thicknessMm / 2;
  const tileMm = GRAIN_TILE_MM;
  const edge = paintedEdge(form, outline, { thicknessMm, ...(bulgeMm !== undefined && { bulgeMm }) });
  return [
    { node, slot: face, geometry: skin(form, layout, { offMm: half, tileMm }) },
    { node, slot: 'edge', geometry: edge },
    ...(back === undefined
      ? []
      : [
          {
            node,
            slot: back,
            geometry: skin(form, layout, { offMm: -half, tileMm, reverse: true }),
          } as const,
        ]),
  ];
}

/** Stitches along an outline, inset from the edge; `keep` leaves out where no thread runs. */
export function seamParts(
  node: string,
  { form, path }: { readonly form: Form; readonly path: readonly Vector2[] },
  {
    offMm,
    stitch = SADDLE_STITCH,
  }: { readonly offMm: number; readonly stitch?: Parameters<typeof stitched>[1] },
): readonly Part[] {
  return [{ node, slot: 'thread', geometry: stitched(seamOn(form, path, offMm), stitch) }];
}

interface StrapOptions {
  readonly halfWidthAt: (x: number) => number;
  readonly thicknessMm: number;
  readonly steps: number;
  readonly lanes?: number;
  readonly face?: string;
  readonly back?: string;
  readonly bulgeMm?: number;
  /** Where along the strap the seams run, and how far inside its edges; none without it. */
  readonly seam?: {
    readonly insetMm: number;
    readonly fromMm?: number;
    readonly toMm?: number;
    readonly stitch?: Parameters<typeof stitched>[1];
  };
}

/** A strap along its course: face, back, painted edges, a seam along each side. */
export function strapParts(node: string, course: Course, options: StrapOptions): readonly Part[] {
  const { halfWidthAt, thicknessMm, steps, lanes = 4, face = 'smooth', back = face, bulgeMm, seam } = options;
  const strip = { lengthMm: course.lengthMm, halfWidthAt, steps, lanes };
  const half = thicknessMm / 2;
  const layout = laned(strip);
  const tileMm = GRAIN_TILE_MM;
  const edge = paintedEdge(course.form, stripOutline(strip), {
    thicknessMm,
    ...(bulgeMm !== undefined && { bulgeMm }),
  });
  return [
    { node, slot: face, geometry: skin(course.form, layout, { offMm: half, tileMm }) },
    { node, slot: back, geometry: skin(course.form, layout, { offMm: -half, tileMm, reverse: true }) },
    { node, slot: 'edge', geometry: edge },
    ...(seam ? strapSeams(node, course, { ...options, seam }) : []),
  ];
}

function strapSeams(
  node: string,
  { form, lengthMm }: Course,
  { halfWidthAt, thicknessMm, seam }: StrapOptions & Required<Pick<StrapOptions, 'seam'>>,
): readonly Part[] {
  const { insetMm, fromMm = 6, toMm = lengthMm - 6, stitch = SADDLE_STITCH } = seam;
  const count = Math.ceil((toMm - fromMm) / 2);
  return [-1, 1].flatMap((side) => {
    const path = unitSteps(count).map((t) => {
      const x = fromMm + (toMm - fromMm) * t;
      return flat(x, side * (halfWidthAt(x) - insetMm));
    });
    return seamParts(node, { form, path }, { offMm: thicknessMm / 2, stitch });
  });
}

/** The outline of a seam inside a cut piece. */
export const seamInside = (outline: readonly Vector2[], insetMm: number): readonly Vector2[] => {
  const inside = insetOutline(outline, insetMm);
  return [...inside, ...inside.slice(0, 1)];
};
