import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { createCoat } from './coat.ts';

const colourOf = ({ material }: Mesh): string =>
  material instanceof MeshStandardMaterial ? material.color.getHexString() : '';

function shoe() {
  const leather = new MeshStandardMaterial({ color: '#b5854f', roughness: 0.44 });
  const partOf = (part: string | undefined): Mesh => {
    const geometry = new BoxGeometry();
    if (part !== undefined) geometry.userData['part'] = part;
    return new Mesh(geometry, leather);
  };
  const [upper, heel, thread] = [partOf('upper'), partOf('heel'), partOf(undefined)];
  const coat = createCoat(new Group().add(upper, heel, thread));
  return { leather, upper, heel, thread, coat };
}

describe('other colours on the parts of a piece', () => {
  it('colour the parts they name alone, although parts share a material, and leave its gloss', () => {
    const { upper, heel, thread, coat } = shoe();
    coat.paint({ heel: '#17493b' });
    expect([upper, heel, thread].map(colourOf)).toEqual(['b5854f', '17493b', 'b5854f']);
    expect(heel.material).toMatchObject({ roughness: 0.44 });
    coat.paint({ heel: '#5a1a22', upper: '#161416' });
    expect([upper, heel, thread].map(colourOf)).toEqual(['161416', '5a1a22', 'b5854f']);
  });

  it('go when they are no longer named, and all when the piece is stripped', () => {
    const { leather, upper, heel, coat } = shoe();
    coat.paint({ heel: '#17493b', upper: '#161416' });
    coat.paint({ upper: '#161416' });
    expect(heel.material).toBe(leather);
    coat.strip();
    expect(upper.material).toBe(leather);
    coat.paint(undefined);
    expect(upper.material).toBe(leather);
  });
});
