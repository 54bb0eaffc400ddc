import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  FrontSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Vector3,
} from 'three';
import { describe, expect, it } from 'vitest';
import { layPatch } from './letter-patch.ts';
import { type ModelPlace, sheetMm } from './written-letters.ts';

const FLAT: ModelPlace = {
  centre: [0, 0, 0.01],
  across: [1, 0, 0],
  up: [0, 1, 0],
  widthMm: 20,
  heightMm: 5,
};

const modelOf = (...meshes: readonly Mesh[]): Group => new Group().add(...meshes);
const meshOf = (geometry: BufferGeometry, options = {}): Mesh =>
  new Mesh(geometry, new MeshStandardMaterial(options));

const pointsOf = (geometry: BufferGeometry): readonly Vector3[] => {
  const positions = geometry.getAttribute('position');
  return Array.from({ length: positions.count }, (_, i) => new Vector3().fromBufferAttribute(positions, i));
};

describe('the sheet that letters are drawn on [R1.007]', () => {
  it('lies just above a flat surface, as large as letters may be, and knows what it lies on', () => {
    const box = meshOf(new BoxGeometry(0.1, 0.1, 0.02));
    const patch = layPatch(modelOf(box), FLAT);
    const points = pointsOf(patch?.geometry ?? new PlaneGeometry());
    const [widthMm, heightMm] = sheetMm(FLAT);
    expect(patch?.base).toBe(box);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(widthMm / 2000, 6);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(heightMm / 2000, 6);
    for (const { z } of points) {
      expect(z).toBeGreaterThan(0.01);
      expect(z).toBeLessThan(0.0101);
    }
  });

  it.each([
    ['outside', 0.008, 1],
    ['inside', -0.008, -1],
  ] as const)('follows a cylinder on its %s, and its normals lead away from it', (_, radius, side) => {
    const tube = meshOf(new CylinderGeometry(0.008, 0.008, 0.02, 240, 1, true), { side: DoubleSide });
    const place: ModelPlace = {
      centre: [0, 0, side * 0.008],
      across: [1, 0, 0],
      up: [0, 1, 0],
      radius,
      widthMm: 12,
      heightMm: 3,
    };
    const patch = layPatch(modelOf(tube), place);
    const points = pointsOf(patch?.geometry ?? new PlaneGeometry());
    const normals = patch?.geometry.getAttribute('normal');
    expect(points.length).toBeGreaterThan(100);
    for (const [i, { x, y, z }] of points.entries()) {
      expect(Math.hypot(x, z)).toBeCloseTo(0.008, 4);
      const normal = new Vector3(normals?.getX(i), normals?.getY(i), normals?.getZ(i));
      expect(Math.sign(normal.dot(new Vector3(x, 0, z)))).toBe(side);
      expect(Math.abs(y)).toBeLessThanOrEqual(0.0031);
    }
    const across = Math.max(...points.map(({ x }) => Math.abs(x)));
    expect(across).toBeCloseTo(0.008 * Math.sin((0.006 * 1.08) / 0.008), 4);
  });

  it('lies on the upper of two surfaces, and on the side that is seen', () => {
    const [upper, lower] = [
      meshOf(new PlaneGeometry(0.1, 0.1).rotateY(Math.PI).translate(0, 0, 0.01), { side: DoubleSide }),
      meshOf(new PlaneGeometry(0.1, 0.1).translate(0, 0, 0.009)),
    ];
    expect(layPatch(modelOf(lower, upper), FLAT)?.base).toBe(upper);
    upper.material = new MeshStandardMaterial({ side: FrontSide });
    expect(layPatch(modelOf(lower, upper), FLAT)?.base).toBe(lower);
  });

  it('has a hole where the piece has one, and is nothing where there is no piece', () => {
    const half = meshOf(new PlaneGeometry(0.05, 0.1).translate(-0.02, 0, 0.01));
    const triangles = layPatch(modelOf(half), FLAT)?.geometry.getIndex()?.count ?? 0;
    const whole = meshOf(new PlaneGeometry(0.1, 0.1).translate(0, 0, 0.01));
    expect(triangles).toBeGreaterThan(0);
    expect(triangles).toBeLessThan(layPatch(modelOf(whole), FLAT)?.geometry.getIndex()?.count ?? 0);
    expect(layPatch(modelOf(whole.clone().translateZ(1)), FLAT)).toBeUndefined();
  });

  it('follows a model whose parts are moved and scaled', () => {
    const box = meshOf(new BoxGeometry(1, 1, 0.2));
    box.scale.setScalar(0.1);
    const model = modelOf(box);
    new Group().add(model).scale.setScalar(7);
    const patch = layPatch(model, FLAT);
    for (const { z } of pointsOf(patch?.geometry ?? new PlaneGeometry())) expect(z).toBeCloseTo(0.01, 3);
  });
});
