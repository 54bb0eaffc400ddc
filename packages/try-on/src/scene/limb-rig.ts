import { CylinderGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, ShaderMaterial } from 'three';
import type { LimbPose } from '../pose/limb-pose.ts';
import { LAYER_ORDER } from './layer-order.ts';

/** A piece of a limb that something is worn on: it hides things and takes the shadow of what is worn. */
export interface LimbRig {
  /** The limb's own frame: Y along it, Z off its back, real centimetres. */
  readonly group: Group;
  place(limb: LimbPose): void;
  /** Casts the shadow of a band of this half breadth, and of something round on its back: a case or a stone. */
  shade(shadow: BandShadow): void;
  dispose(): void;
}

interface BandShadow {
  readonly bandCm: number;
  /** Half the width of what is round. */
  readonly onBackCm: number;
  /** How far beyond the band it reaches. */
  readonly softCm: number;
}

interface LimbRigOptions {
  /** How far the limb reaches from its middle, towards the tip or the hand and the other way. */
  readonly aheadCm: number;
  readonly behindCm: number;
}

/** The surface that hides things lies a little within the skin, and the shadow a little outside of it. */
const WITHIN = 0.975;
const OUTSIDE = 1.012;
const SIDES = 48;

const VERTEX = /* glsl */ `
  varying vec3 place;
  void main() {
    place = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** The cylinder has radius 1; along Y it is in centimetres. What lies on the back is round as seen from there. */
const FRAGMENT = /* glsl */ `
  uniform float band;
  uniform float onBack;
  uniform float across;
  uniform float soft;
  varying vec3 place;
  void main() {
    float fromBand = abs(place.y) - band;
    float fromRound = length(vec2(place.x * across, place.y)) - onBack;
    float beyond = max(0.0, place.z > 0.0 ? min(fromBand, fromRound) : fromBand) / soft;
    gl_FragColor = vec4(0.05, 0.02, 0.01, 0.36 * exp(-2.0 * beyond) * step(0.001, band));
  }`;

export function createLimbRig({ aheadCm, behindCm }: LimbRigOptions): LimbRig {
  const length = aheadCm + behindCm;
  const geometry = new CylinderGeometry(1, 1, length, SIDES, 1, true);
  geometry.translate(0, (aheadCm - behindCm) / 2, 0);
  const hiding = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });
  const uniforms = { band: { value: 0 }, onBack: { value: 0 }, across: { value: 1 }, soft: { value: 1 } };
  const shading = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    transparent: true,
    depthWrite: false,
  });
  const occluder = layer(new Mesh(geometry, hiding), LAYER_ORDER.occluder);
  const shadow = layer(new Mesh(geometry, shading), LAYER_ORDER.shadow);
  const group = new Group();
  group.add(occluder, shadow);
  group.visible = false;

  return {
    group,
    place({ translation, rotation, halfWidthCm, halfDepthCm }) {
      group.position.set(...translation);
      group.quaternion.set(...rotation);
      occluder.scale.set(halfWidthCm * WITHIN, 1, halfDepthCm * WITHIN);
      uniforms.across.value = halfWidthCm;
      shadow.scale.set(halfWidthCm * OUTSIDE, 1, halfDepthCm * OUTSIDE);
    },
    shade({ bandCm, onBackCm, softCm }) {
      uniforms.band.value = bandCm;
      uniforms.onBack.value = onBackCm;
      uniforms.soft.value = softCm;
    },
    dispose() {
      group.removeFromParent();
      geometry.dispose();
      hiding.dispose();
      shading.dispose();
    },
  };
}

function layer(mesh: Mesh, order: number): Mesh {
  mesh.renderOrder = order;
  mesh.frustumCulled = false;
  return mesh;
}
