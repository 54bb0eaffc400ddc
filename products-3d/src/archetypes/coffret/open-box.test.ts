import { type BufferGeometry, Triangle, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type BoxForm, insert, type Well } from './open-box.ts';

const BOX: BoxForm = { widthMm: 104, depthMm: 86, heightMm: 17, wallMm: 2, cornerMm: 4.5 };
const BED_MM = 12;
const WELLS: readonly Well[] = [-30, -10, 10, 30].map((xMm) => ({
  xMm,
  zMm: -6,
  widthMm: 12,
  depthMm: 60,
  cornerMm: 3.5,
}));

/** The area of what lies flat at a height, in mm². */
function flatAreaAt(geometry: BufferGeometry, heightMm: number): number {
  const { position } = geometry.toNonIndexed().attributes;
  if (!position) throw new Error('a geometry without places');
  const corner = (index: number) => new Vector3().fromBufferAttribute(position, index);
  let area = 0;
  for (let index = 0; index < position.count; index += 3) {
    const triangle = new Triangle(corner(index), corner(index + 1), corner(index + 2));
    const heights = [triangle.a.y, triangle.b.y, triangle.c.y];
    if (heights.every((y) => Math.abs(y - heightMm) < 1e-3)) area += triangle.getArea();
  }
  return area;
}

describe('the padded insert of a box', () => {
  it('is as large on top as the box inside its walls, less the wells', () => {
    // 2.1 mm of wall and gap and 1.1 mm of padding on every side; the wells are wider by their padding.
    const inside = (104 - 2 * 3.2) * (86 - 2 * 3.2);
    const wells = 4 * (12 + 2 * 1.1) * (60 + 2 * 1.1);
    const top = flatAreaAt(insert(BOX, WELLS, BED_MM), BED_MM);
    expect(Math.abs(top - (inside - wells)) / inside).toBeLessThan(0.02);
  });

  it('is refused where its padding would fold over the corners', () => {
    expect(() => insert({ ...BOX, cornerMm: 3 }, WELLS, BED_MM)).toThrow('Corners of 3 mm');
  });
});
