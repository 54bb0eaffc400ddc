import { BufferGeometry, Float32BufferAttribute, Matrix4, Vector3 } from 'three';
import {
  mergeGeometries,
  mergeVertices,
  toCreasedNormals,
} from 'three/examples/jsm/utils/BufferGeometryUtils.js';

const KEPT_ATTRIBUTES = new Set(['position', 'normal', 'uv']);
const WELD_MM = 1e-5;
const DEGENERATE_MM2 = 1e-7;

/** An indexed copy with exactly position, normal and uv, so that any two geometries can be joined. */
function uniform(source: BufferGeometry): BufferGeometry {
  const geometry = source.clone();
  for (const name of Object.keys(geometry.attributes)) {
    if (!KEPT_ATTRIBUTES.has(name)) geometry.deleteAttribute(name);
  }
  if (!geometry.hasAttribute('uv')) {
    const count = geometry.getAttribute('position').count;
    geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(count * 2), 2));
  }
  return geometry.index ? geometry : mergeVertices(geometry, WELD_MM);
}

/** Several geometries as one. */
export function joined(geometries: readonly BufferGeometry[]): BufferGeometry {
  const one = mergeGeometries(geometries.map(uniform), false);
  if (!(one instanceof BufferGeometry))
    throw new Error('Geometries with different attributes cannot be joined');
  return one;
}

/** Recomputes normals: smooth below the crease angle (radians), sharp above it. */
export function creased(geometry: BufferGeometry, angle: number): BufferGeometry {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  loose.deleteAttribute('normal');
  return mergeVertices(toCreasedNormals(withoutSlivers(loose), angle), WELD_MM);
}

/** Recomputes normals weighed by area: flats stay flat, narrow bevels bend. For shapes without sharp edges. */
export function smoothed(geometry: BufferGeometry): BufferGeometry {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  loose.deleteAttribute('normal');
  const whole = mergeVertices(withoutSlivers(loose), 1e-4);
  whole.computeVertexNormals();
  return whole;
}

/** Triangles without area give no normal and make a validator unhappy: they are left out. */
function withoutSlivers(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const positions: number[] = [];
  const coordinates: number[] = [];
  const corner = (index: number): Vector3 =>
    new Vector3(position.getX(index), position.getY(index), position.getZ(index));
  for (let first = 0; first < position.count; first += 3) {
    const [a, b, c] = [corner(first), corner(first + 1), corner(first + 2)];
    if (b.clone().sub(a).cross(c.clone().sub(a)).length() < DEGENERATE_MM2) continue;
    positions.push(...a.toArray(), ...b.toArray(), ...c.toArray());
    for (const index of [first, first + 1, first + 2]) coordinates.push(uv.getX(index), uv.getY(index));
  }
  const kept = new BufferGeometry();
  kept.setAttribute('position', new Float32BufferAttribute(positions, 3));
  kept.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
  return kept;
}

/** A moved copy. */
export const placed = (geometry: BufferGeometry, matrix: Matrix4): BufferGeometry =>
  geometry.clone().applyMatrix4(matrix);

/** A copy moved by millimetres. */
export const shifted = (
  geometry: BufferGeometry,
  [x, y, z]: readonly [number, number, number],
): BufferGeometry => placed(geometry, new Matrix4().makeTranslation(x, y, z));

/** The mirror image in the plane x = 0, faces still outward. */
export function mirroredX(geometry: BufferGeometry): BufferGeometry {
  const mirror = placed(uniform(geometry), new Matrix4().makeScale(-1, 1, 1));
  const index = mirror.index;
  if (!index) throw new Error('A uniform geometry has an index');
  for (let corner = 0; corner < index.count; corner += 3) {
    const second = index.getX(corner + 1);
    index.setX(corner + 1, index.getX(corner + 2));
    index.setX(corner + 2, second);
  }
  return mirror;
}

/** Makes the material repeat every `tileMm` over a box projection along z (for flat or extruded parts). */
export function withPlanarUv(geometry: BufferGeometry, tileMm: number): BufferGeometry {
  const position = geometry.getAttribute('position');
  const coordinates = Array.from({ length: position.count }, (_, i) => [
    position.getX(i) / tileMm,
    position.getY(i) / tileMm,
  ]).flat();
  return geometry.clone().setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
}

/** Lays a texture once over a flat piece of this width and height, centred on the origin and upright along y. */
export function withFittedUv(
  geometry: BufferGeometry,
  [widthMm, heightMm]: readonly [number, number],
): BufferGeometry {
  const position = geometry.getAttribute('position');
  const coordinates = Array.from({ length: position.count }, (_, i) => [
    0.5 + position.getX(i) / widthMm,
    0.5 - position.getY(i) / heightMm,
  ]).flat();
  return geometry.clone().setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
}

/**
 * Bends a flat piece (in the plane z = 0, facing +Z) around the vertical axis at a radius.
 * A negative radius lays it on the inside of the cylinder, facing the axis.
 */
export function wrappedAroundY(flatPiece: BufferGeometry, radiusMm: number): BufferGeometry {
  const geometry = uniform(flatPiece);
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  for (let i = 0; i < position.count; i += 1) {
    const angle = position.getX(i) / radiusMm;
    const out = radiusMm + position.getZ(i);
    position.setXYZ(i, Math.sin(angle) * out, position.getY(i), Math.cos(angle) * out);
    const [nx, nz] = [normal.getX(i), normal.getZ(i)];
    normal.setX(i, nx * Math.cos(angle) + nz * Math.sin(angle));
    normal.setZ(i, nz * Math.cos(angle) - nx * Math.sin(angle));
  }
  return geometry;
}
