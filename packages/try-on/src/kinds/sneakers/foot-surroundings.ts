/** The surroundings of a worn shoe: the leg, which hides its inside, and its shadow on the ground. */
import {
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShaderMaterial,
  SphereGeometry,
  type Vector3,
} from 'three';
import { LAYER_ORDER } from '../../scene/layer-order.ts';

/** The foot in the opening of the shoe, in centimetres about the ankle, and the shin above it. */
const ANKLE = { aboveCm: 2, aheadCm: 0.2, radiiCm: [2.8, 5, 4.7] } as const;
const SHIN = { fromCm: 2, toCm: 16, lowerCm: 3.4, upperCm: 4.6 } as const;

/** A leg that goes straight up. `ankle` is a place of the shoe's own frame. */
export function legAbove(ankle: Vector3): Group {
  const hiding = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });
  const within = new Mesh(new SphereGeometry(1, 24, 16), hiding);
  within.position.set(0, ANKLE.aboveCm, ANKLE.aheadCm);
  within.scale.set(...ANKLE.radiiCm);
  const height = SHIN.toCm - SHIN.fromCm;
  const shin = new Mesh(new CylinderGeometry(SHIN.upperCm, SHIN.lowerCm, height, 24, 1, true), hiding);
  shin.position.set(0, SHIN.fromCm + height / 2, 0);
  const leg = new Group();
  for (const part of [within, shin]) {
    part.renderOrder = LAYER_ORDER.occluder;
    leg.add(part);
  }
  leg.position.copy(ankle);
  return leg;
}

interface Footprint {
  readonly widthCm: number;
  readonly lengthCm: number;
  readonly middle: Vector3;
}

/** How far the shadow reaches beyond the sole, in centimetres, and how far it lies above the ground. */
const SHADOW_SOFT_CM = 3.2;
const SHADOW_ABOVE_CM = 0.02;

const VERTEX = /* glsl */ `
  varying vec2 place;
  void main() {
    place = position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** Darkest under the sole, a strip with round ends, and fading with the square of the distance from it. */
const FRAGMENT = /* glsl */ `
  uniform float halfWidth;
  uniform float halfLine;
  uniform float soft;
  varying vec2 place;
  void main() {
    vec2 nearest = vec2(0.0, clamp(place.y, -halfLine, halfLine));
    float beyond = max(0.0, length(place - nearest) - halfWidth) / soft;
    float fade = max(0.0, 1.0 - beyond);
    gl_FragColor = vec4(0.03, 0.02, 0.02, 0.5 * fade * fade);
  }`;

/** The shadow of a sole on the ground. It is right for light that comes from everywhere. */
export function groundShadow({ widthCm, lengthCm, middle }: Footprint): Mesh {
  const geometry = new PlaneGeometry(widthCm + 2 * SHADOW_SOFT_CM, lengthCm + 2 * SHADOW_SOFT_CM);
  geometry.rotateX(-Math.PI / 2);
  const halfWidth = 0.46 * widthCm;
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      halfWidth: { value: halfWidth },
      halfLine: { value: lengthCm / 2 - halfWidth },
      soft: { value: SHADOW_SOFT_CM },
    },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const shadow = new Mesh(geometry, material);
  shadow.position.set(middle.x, SHADOW_ABOVE_CM, middle.z);
  shadow.renderOrder = LAYER_ORDER.shadow;
  return shadow;
}
