import {
  AdditiveBlending,
  Color,
  FrontSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  MultiplyBlending,
  type Object3D,
  type Scene,
} from 'three';
import { materialsOf } from './dispose-object.ts';
import { LAYER_ORDER } from './layer-order.ts';

/**
 * How strongly a lens mirrors the environment, beside what its refractive index says: encoded colours add up too
 * brightly.
 */
const GLOSS = 0.6;

/**
 * Turns every transparent mesh into glass: a layer that tints what is behind it by multiplication, and a layer that
 * adds what it mirrors, as strongly as `glossFor` says. Plain transparency would lay a haze over the eyes. Answers
 * the tinting meshes.
 */
export function glazeLenses(
  model: Object3D,
  scene: Scene,
  glossFor: (glass: MeshStandardMaterial) => number = () => GLOSS,
): readonly Mesh[] {
  const lenses: Mesh[] = [];
  model.traverse((part) => {
    if (part instanceof Mesh && materialsOf(part).some(isGlass)) lenses.push(part);
  });
  for (const lens of lenses) {
    const [source] = materialsOf(lens);
    if (!(source instanceof MeshStandardMaterial)) continue;
    const mirror = new Mesh(lens.geometry, glossOf(source, scene, glossFor(source)));
    mirror.renderOrder = LAYER_ORDER.lensGloss;
    lens.add(mirror);
    lens.material = tintOf(source);
    lens.renderOrder = LAYER_ORDER.lensTint;
  }
  return lenses;
}

function isGlass(material: Material): boolean {
  if (material instanceof MeshPhysicalMaterial && material.transmission > 0) return true;
  return material.transparent || material.userData['glass'] === 1;
}

/**
 * Products and sums come out the same in any order, so both sides of a lens are drawn at once. Drawn separately,
 * three.js would look up two programs anew for each lens in each frame.
 */
function tintOf(source: MeshStandardMaterial): MeshBasicMaterial {
  const transmissive = isTransmissive(source);
  return new MeshBasicMaterial({
    color: source.color,
    map: source.map,
    opacity: transmissive ? 1 : source.opacity,
    transparent: true,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    depthWrite: false,
    forceSinglePass: true,
    toneMapped: false,
    side: transmissive ? FrontSide : source.side,
  });
}

function glossOf(source: MeshStandardMaterial, scene: Scene, gloss: number): MeshPhysicalMaterial {
  const mirror = new MeshPhysicalMaterial({
    color: new Color(0, 0, 0),
    roughness: Math.max(0.05, source.roughness),
    ior: source instanceof MeshPhysicalMaterial ? source.ior : 1.5,
    envMap: scene.environment,
    envMapIntensity: gloss,
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
    forceSinglePass: true,
    side: isTransmissive(source) ? FrontSide : source.side,
  });
  mirror.envMapRotation = scene.environmentRotation; // one shared rotation: the environment turns for all lenses at once
  return mirror;
}

const isTransmissive = (source: MeshStandardMaterial) =>
  source instanceof MeshPhysicalMaterial && source.transmission > 0;
