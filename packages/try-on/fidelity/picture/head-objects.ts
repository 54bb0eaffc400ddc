import * as three from 'three';
import type { Mesh } from '../geometry/mesh.ts';
import { normalsOf } from '../geometry/mesh.ts';
import { noiseAt } from '../geometry/noise.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lerp, times } from '../../src/geometry/vectors.ts';
import type { Colour, Complexion } from '../head/complexion.ts';
import { eyeball, GAZE } from '../head/eyes.ts';
import type { HangingHair } from '../head/hanging-hair.ts';
import type { Head } from '../head/head.ts';
import { reshaped } from '../head/head-shape.ts';
import type { HeadShape } from '../head/head-shape.ts';
import { eyeColour, skinColour } from '../head/skin.ts';
import type { FaceSurface } from './head-scene.ts';
import { hairObject } from './hair-object.ts';
import { triples } from './triples.ts';

const CLOTH: Colour = [0.03, 0.032, 0.04];

/** A head in one complexion as three.js objects, in head space. */
export function headObject(head: Head, complexion: Complexion, surface: FaceSurface): three.Group {
  const skin =
    surface === 'skin' ? skinMaterial(complexion) : new three.MeshLambertMaterial({ vertexColors: true });
  const eye = new three.MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.25,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  });
  const lash = new three.MeshStandardMaterial({
    color: new three.Color(...complexion.hair),
    roughness: 0.7,
    side: three.DoubleSide,
  });
  const places = head.skin.places.map((place) =>
    surface === 'skin'
      ? skinColour(place, complexion)
      : lerp(skinColour(place, complexion), surface.lips, place.regions.lips),
  );
  const ears = head.ears.points.map((point) => earColour(point, complexion));
  const group = new three.Group();
  group.add(
    solid(geometryOf(head.skin, places, head.skin.normals), skin),
    solid(geometryOf(head.ears, ears), skin),
    new three.Mesh(geometryOf(head.lashes), lash),
    hairObject(head.hair, complexion.hair),
    ...eyeballs(head, complexion, eye),
  );
  return group;
}

/** The name of long hair among the parts of a head. */
export const HANGING = 'hanging hair';

export function hangingObject(
  hair: HangingHair,
  { shape, colour }: { readonly shape: HeadShape; readonly colour: Colour },
): three.Mesh {
  const material = new three.MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.62,
    side: three.DoubleSide,
  });
  const points = hair.points.map((point) => reshaped(point, { ...shape, jaw: 1, nose: 1 }));
  const colours = hair.shades.map((shade) => times(colour, shade));
  const mesh = solid(geometryOf({ ...hair, points }, colours), material);
  mesh.name = HANGING;
  return mesh;
}

export function skinMaterial(complexion: Complexion): three.Material {
  return new three.MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.5,
    specularIntensity: 0.6,
    // A faint reddish sheen imitates the light that passes through skin.
    sheen: 0.35,
    sheenRoughness: 0.6,
    sheenColor: new three.Color(...lerp(complexion.flush, [0.5, 0.3, 0.2], 0.4)),
  });
}

/** Collar and shoulders, in head space. They are apart from the head because they turn less. */
export function bodyObject(clothes: Mesh): three.Group {
  const cloth = new three.MeshStandardMaterial({
    color: new three.Color(...CLOTH),
    roughness: 0.92,
    side: three.DoubleSide,
  });
  const group = new three.Group();
  group.add(solid(geometryOf(clothes), cloth));
  return group;
}

function eyeballs(head: Head, complexion: Complexion, material: three.Material): readonly three.Mesh[] {
  const ball = eyeball();
  const geometry = geometryOf(
    ball,
    ball.points.map((point) => eyeColour(point, complexion)),
  );
  return [head.eyeCentres.right, head.eyeCentres.left].map((centre) => {
    const mesh = new three.Mesh(geometry, material);
    mesh.position.set(...centre);
    mesh.quaternion.setFromUnitVectors(new three.Vector3(0, 0, 1), new three.Vector3(...GAZE));
    mesh.receiveShadow = true;
    return mesh;
  });
}

function earColour(point: Vector, complexion: Complexion): Colour {
  return lerp(complexion.skin, complexion.flush, 0.35 + 0.3 * noiseAt(point, 0.8, 4));
}

export function solid(geometry: three.BufferGeometry, material: three.Material): three.Mesh {
  const mesh = new three.Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

export function geometryOf(
  mesh: Mesh,
  colours?: readonly Colour[],
  normals: readonly Vector[] = normalsOf(mesh),
): three.BufferGeometry {
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', triples(mesh.points));
  geometry.setAttribute('normal', triples(normals));
  if (colours !== undefined) geometry.setAttribute('color', triples(colours));
  geometry.setIndex(mesh.triangles.flat());
  return geometry;
}
