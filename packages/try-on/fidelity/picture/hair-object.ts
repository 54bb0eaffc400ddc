import * as three from 'three';
import type { Colour } from '../head/complexion.ts';
import type { HairPatch } from '../head/hair.ts';
import { triples } from './triples.ts';

const LAYERS = 12;

/**
 * Hair as layers of a shell that rises from the skin: every small cell of skin is the root of one hair, and a layer
 * draws only the hairs that reach it (shell texturing, J. Lengyel and others, 2001). No strand is ever built.
 */
export function hairObject(patch: HairPatch, colour: Colour): three.Mesh {
  const geometry = new three.InstancedBufferGeometry();
  geometry.setAttribute('position', triples(patch.points));
  geometry.setAttribute('normal', triples(patch.normals));
  geometry.setAttribute('comb', triples(patch.combs));
  geometry.setAttribute('reach', new three.Float32BufferAttribute(patch.lengths, 1));
  geometry.setAttribute('density', new three.Float32BufferAttribute(patch.densities, 1));
  const layers = Array.from({ length: LAYERS }, (_, layer) => (layer + 0.5) / LAYERS);
  geometry.setAttribute('layer', new three.InstancedBufferAttribute(new Float32Array(layers), 1));
  geometry.instanceCount = LAYERS;
  geometry.setIndex(patch.triangles.flat());
  const mesh = new three.Mesh(geometry, hairMaterial(colour));
  mesh.receiveShadow = true;
  // The bounds are those of the skin, not of one layer.
  mesh.frustumCulled = false;
  return mesh;
}

const VERTEX_HEAD = `
attribute vec3 comb; attribute float reach; attribute float density; attribute float layer;
varying vec3 vRoot; varying float vLayer; varying float vDensity;
void main() {`;
const VERTEX_RISE = `
vec3 transformed = position + normal * reach * 0.55 * layer + comb * 0.9 * layer * layer;
vRoot = position; vLayer = layer; vDensity = density;`;
const FRAGMENT_HEAD = `
varying vec3 vRoot; varying float vLayer; varying float vDensity;
float chance(vec3 cell, float salt) {
  return fract(sin(dot(cell, vec3(12.9898, 78.233, 37.719)) + salt) * 43758.5453);
}
void main() {
  vec3 cell = floor(vRoot * 17.0);
  if (chance(cell, 0.0) < vLayer || chance(cell, 1.7) > vDensity) discard;`;
const FRAGMENT_SHADE = `
diffuseColor.rgb *= mix(0.35, 1.5, vLayer) * (0.7 + 0.6 * chance(cell, 3.1));`;

function hairMaterial(colour: Colour): three.Material {
  const material = new three.MeshStandardMaterial({ color: new three.Color(...colour), roughness: 0.85 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', VERTEX_HEAD)
      .replace('#include <begin_vertex>', VERTEX_RISE);
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', FRAGMENT_HEAD)
      .replace('#include <color_fragment>', FRAGMENT_SHADE);
  };
  return material;
}
