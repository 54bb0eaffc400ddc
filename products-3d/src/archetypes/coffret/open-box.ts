import type { BufferGeometry } from 'three';
import { joined, shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { plate, roundedRectangle, shapeWithHoles } from '../../geometry/solids.ts';

export interface BoxForm {
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  readonly wallMm: number;
  readonly cornerMm: number;
}

const BEVEL = { bevelMm: 0.35, bevelSegments: 3, tileMm: 34 } as const;

/** Turns a piece that was drawn upright on its back, at a height. */
export const lyingAt = (geometry: BufferGeometry, heightMm: number): BufferGeometry =>
  shifted(geometry.rotateX(-Math.PI / 2), [0, heightMm, 0]);

const rectangle = ({ widthMm, depthMm, cornerMm }: BoxForm, insetMm: number) =>
  roundedRectangle({
    widthMm: widthMm - insetMm * 2,
    heightMm: depthMm - insetMm * 2,
    radiusMm: Math.max(0.4, cornerMm - insetMm),
  });

/** Floor and walls of a box without its lid, standing on the ground. */
export function openBox(form: BoxForm): BufferGeometry {
  const walls = shapeWithHoles(rectangle(form, 0).getPoints(12), [
    rectangle(form, form.wallMm).getPoints(12),
  ]);
  const floor = plate(rectangle(form, 0.5), { ...BEVEL, thicknessMm: form.wallMm });
  return joined([lyingAt(plate(walls, { ...BEVEL, thicknessMm: form.heightMm }), 0), lyingAt(floor, 0.02)]);
}

/** A well in an insert: its middle and its size, seen from above. */
export interface Well {
  readonly xMm: number;
  readonly zMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly cornerMm: number;
}

/** How far the padding of an insert is rounded, and what is left between it and the walls. */
const PADDING_MM = 1.1;
const GAP_MM = 0.1;

/**
 * A padded insert that fills a box up to a height, with wells for what lies in it. The box's corners must be wide enough:
 * padding that is rounder than its own corners would fold over itself.
 */
export function insert(form: BoxForm, wells: readonly Well[], toMm: number): BufferGeometry {
  const insetMm = form.wallMm + GAP_MM;
  if (form.cornerMm - insetMm < PADDING_MM)
    throw new Error(
      `Corners of ${form.cornerMm} mm are too narrow for padding in walls of ${form.wallMm} mm`,
    );
  const holes = wells.map(({ xMm, zMm, widthMm, depthMm, cornerMm }) =>
    roundedRectangle({ widthMm, heightMm: depthMm, radiusMm: cornerMm })
      .getPoints(10)
      .map((p) => p.set(p.x + xMm, p.y - zMm)),
  );
  const bed = shapeWithHoles(rectangle(form, insetMm).getPoints(12), holes);
  const pad = plate(bed, {
    thicknessMm: toMm - form.wallMm,
    bevelMm: PADDING_MM,
    bevelSegments: 4,
    tileMm: 12,
  });
  const ground = plate(rectangle(form, insetMm), { thicknessMm: 0.6, bevelMm: 0.1, tileMm: 12 });
  return joined([lyingAt(pad, form.wallMm), lyingAt(ground, form.wallMm)]);
}

/** The name of the house on the front wall. */
export function coverLetters(
  { depthMm, heightMm }: BoxForm,
  size: { readonly sizeMm: number; readonly spacingMm: number },
): BufferGeometry {
  const letters = raisedLetters({ text: 'AURÈLE', ...size, heightMm: 0.06, curveSegments: 5 });
  return shifted(letters, [0, heightMm / 2 - size.sizeMm * 0.31, depthMm / 2]);
}

/** The lid of a box, lying on the ground with its top up and the name of the house on it. */
export function lid(
  form: BoxForm,
  name: { readonly sizeMm: number; readonly spacingMm: number },
): {
  readonly cover: BufferGeometry;
  readonly letters: BufferGeometry;
} {
  const top = plate(rectangle(form, -form.wallMm - 0.3), {
    ...BEVEL,
    bevelMm: 0.8,
    thicknessMm: form.heightMm,
  });
  const letters = raisedLetters({ text: 'AURÈLE', ...name, heightMm: 0.06, curveSegments: 6 });
  return {
    cover: lyingAt(top, 0),
    letters: lyingAt(shifted(letters, [0, -name.sizeMm * 0.31, 0]), form.heightMm),
  };
}
