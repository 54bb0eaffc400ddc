import { Shape, type Vector2 } from 'three';
import type { Course } from '../../geometry/course.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { type Form, laidOn, outlineOf } from '../../geometry/pattern.ts';
import type { Part } from '../../model.ts';
import { FINE_STITCH, pieceParts, seamInside, seamParts, strapParts } from '../leather-parts.ts';

/** A tag's outline: square below, its shoulders cut to the eyelet; the eyelet is at the origin, the tag below it. */
function tagOutline({ widthMm, heightMm }: TagSize): readonly Vector2[] {
  const half = widthMm / 2;
  const [neck, shoulder, round] = [7, 15, 4];
  const shape = new Shape().moveTo(-half + round, -heightMm).lineTo(half - round, -heightMm);
  shape.quadraticCurveTo(half, -heightMm, half, -heightMm + round).lineTo(half, -shoulder);
  shape.quadraticCurveTo(half, -shoulder + 5, half - 5, -shoulder + 8).lineTo(neck, 5);
  shape.quadraticCurveTo(0, 8, -neck, 5).lineTo(-half + 5, -shoulder + 8);
  shape.quadraticCurveTo(-half, -shoulder + 5, -half, -shoulder).lineTo(-half, -heightMm + round);
  shape.quadraticCurveTo(-half, -heightMm, -half + round, -heightMm);
  return outlineOf(shape, 1.4);
}

interface TagSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A leather tag for initials, on its form (the eyelet at 0, 0), with the lace that holds it. */
export function nameTag(
  form: Form,
  lace: Course,
  { initials, ...size }: TagSize & { readonly initials: string },
): readonly Part[] {
  const node = 'Tag';
  const outline = tagOutline(size);
  const letters = raisedLetters({
    text: initials,
    sizeMm: 11,
    spacingMm: 3,
    heightMm: 0.12,
    curveSegments: 6,
  });
  return [
    ...pieceParts(node, { form, outline }, { thicknessMm: 2.6, face: 'smooth', back: 'smooth', rings: 18 }),
    ...seamParts(node, { form, path: seamInside(outline, 2.6) }, { offMm: 1.3, stitch: FINE_STITCH }),
    {
      node,
      slot: 'metal',
      geometry: laidOn(letters, form, { origin: [0, -size.heightMm * 0.62], offMm: 1.32 }),
    },
    ...strapParts(node, lace, { halfWidthAt: () => 2.4, thicknessMm: 1.4, steps: 70, lanes: 2 }),
  ];
}
