import { BoxGeometry, Group, Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import { LAYER_ORDER } from './layer-order.ts';
import { visibleMiddle } from './visible-middle.ts';

function aBox(x: number, change: Partial<Pick<Mesh, 'visible' | 'renderOrder'>> = {}): Mesh {
  const mesh = new Mesh(new BoxGeometry(1, 1, 1));
  mesh.position.set(x, 0, -50);
  return Object.assign(mesh, change);
}

describe('the middle of what shows', () => {
  it('is that of the products alone: neither of what hides nor of what is hidden', () => {
    const group = new Group();
    group.add(
      aBox(2),
      aBox(6),
      aBox(90, { visible: false }),
      aBox(-70, { renderOrder: LAYER_ORDER.occluder }),
    );
    expect(visibleMiddle(group)).toEqual([4, 0, -50]);
  });

  it('is nowhere while nothing shows', () => {
    const group = new Group();
    group.add(aBox(1, { renderOrder: LAYER_ORDER.shadow }));
    expect(visibleMiddle(group)).toBeUndefined();
  });
});
