import { Vector3 } from 'three';
import { linearOf } from '../../colour/linear-colour.ts';
import { bareLips } from '../../makeup/bare-lips.ts';
import { LIP_FINISHES } from '../../makeup/finishes.ts';
import { LIP_ATTRIBUTES, LIP_TRIANGLES, lipMesh } from '../../makeup/lip-mesh.ts';
import type { LipLook } from '../../makeup/lip-paint.ts';
import { LIP_GLSL } from '../../makeup/lip-shader.ts';
import { createRegionGeometry } from '../../makeup/region-geometry.ts';
import { skinColour, whiteBalance } from '../../makeup/white-balance.ts';
import type { Frame } from '../../scene/frame.ts';
import type { HeadRig } from '../../scene/head-rig.ts';
import type { WornOf } from '../../worn-product.ts';
import { openFacePaint } from '../face-paint.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';

/** A shade on the lips, in one of three finishes. Of several, the last is worn. */
export const LIPSTICKS: Kind<'lipsticks'> = {
  type: 'lipsticks',
  sees: ['face'],
  async open(surroundings) {
    const head = await surroundings.head();
    return head && openLipsticks(surroundings, head);
  },
};

function openLipsticks(surroundings: Surroundings, head: HeadRig): KindRenderer<'lipsticks'> {
  const region = createRegionGeometry(
    LIP_TRIANGLES,
    LIP_ATTRIBUTES,
    lipMesh(new Float32Array(0), () => 0),
  );
  const uniforms = createUniforms();
  return openFacePaint(surroundings, {
    region,
    glsl: LIP_GLSL,
    uniforms,
    attributes: LIP_ATTRIBUTES,
    lookOf,
    lay(look, { landmarks, colours }, frame) {
      const skin = skinColour(colours);
      const bare = bareLips(colours, { skin, white: whiteBalance(skin, frame.detection.luminance.bright) });
      region.update(lipMesh(landmarks, bare.at));
      const side = look.finish.glints > 0 ? lightSide(head, frame) : 0;
      setUniforms(uniforms, { ...look, ...bare, side });
    },
  });
}

/** Undefined where the colour is none. */
function lookOf(products: readonly WornOf<'lipsticks'>[]): Pick<LipLook, 'shade' | 'finish'> | undefined {
  const last = products.at(-1);
  if (!last) return undefined;
  const { colour, finish, strength } = last;
  const shade = linearOf(colour);
  const usual = LIP_FINISHES[finish];
  return shade && { shade, finish: { ...usual, opacity: strength ?? usual.opacity } };
}

function lightSide(head: HeadRig, frame: Frame): number {
  return Math.sin(head.place(frame)?.light.azimuth ?? 0);
}

function createUniforms() {
  return {
    shade: { value: new Vector3() },
    white: { value: new Vector3() },
    mean: { value: 1 },
    side: { value: 0 },
    opacity: { value: 0 },
    form: { value: 1 },
    creases: { value: 1 },
    lights: { value: 0 },
    gloss: { value: 0 },
    glints: { value: 0 },
  };
}

function setUniforms(uniforms: ReturnType<typeof createUniforms>, look: LipLook): void {
  const { shade, white, mean, side, finish } = look;
  uniforms.shade.value.set(...shade);
  uniforms.white.value.set(...white);
  uniforms.mean.value = mean;
  uniforms.side.value = side;
  for (const name of ['opacity', 'form', 'creases', 'lights', 'gloss', 'glints'] as const)
    uniforms[name].value = finish[name];
}
