import type { IUniform } from 'three';
import type { TryOnType } from '@vitrine/domain/try-on';
import { createLensWatch } from '../makeup/dark-lenses.ts';
import type { RegionGeometry } from '../makeup/region-geometry.ts';
import { createFaceSteadier, type SteadyFace } from '../makeup/steady-face.ts';
import { accepted, refused } from '@vitrine/domain/result';
import type { Frame } from '../scene/frame.ts';
import type { WornOf } from '../worn-product.ts';
import type { Surroundings, KindRenderer } from './kind.ts';

/** One kind of make-up: a region of the face, and how a product looks on it. */
export interface FacePaint<Type extends TryOnType, RadianceAt, Attribute extends string> {
  readonly region: RegionGeometry<Attribute>;
  readonly glsl: string;
  readonly uniforms: Readonly<Record<string, IUniform>>;
  /** The numbers that the region gives for each of its points. */
  readonly attributes: readonly Attribute[];
  /** How these products look together; at least one is given. Undefined where a colour cannot be read. */
  readonly lookOf: (products: readonly WornOf<Type>[]) => RadianceAt | undefined;
  /**
   * The region lies under glasses: behind dark glasses that are worn already nothing is painted, and a hint says so.
   */
  readonly liesUnderGlasses?: boolean;
  /** Updates the region for a face, and the shader for the look in its light. */
  readonly lay: (look: RadianceAt, face: SteadyFace, frame: Frame) => void;
}

/** Make-up on a face that is followed. */
export function openFacePaint<Type extends TryOnType, RadianceAt, Attribute extends string>(
  { pictureScene, group }: Surroundings,
  {
    region,
    glsl,
    uniforms,
    attributes,
    lookOf,
    lay,
    liesUnderGlasses = false,
  }: FacePaint<Type, RadianceAt, Attribute>,
): KindRenderer<Type> {
  const mesh = pictureScene.paint({ geometry: region.geometry, glsl, uniforms, passes: attributes });
  const steadier = createFaceSteadier();
  const lenses = createLensWatch();
  let worn: RadianceAt | undefined;
  let isHidden = false;
  mesh.visible = false;
  group.add(mesh);

  return {
    async wear(products) {
      const next = products.length > 0 ? lookOf(products) : undefined;
      if (products.length > 0 && !next) return refused({ code: 'model-missing' });
      if (next && !worn) await pictureScene.compile(mesh);
      worn = next;
      if (!worn) mesh.visible = false;
      return accepted(undefined);
    },

    place(frame) {
      const face = steadier.next(frame);
      isHidden = face !== undefined && liesUnderGlasses && lenses.isBehind(face.colours);
      mesh.visible = face !== undefined && worn !== undefined && !isHidden;
      if (face && worn && !isHidden) lay(worn, face, frame);
      return face !== undefined;
    },
    hint: () => (isHidden && worn ? 'glasses-worn' : undefined),

    async warmUp() {
      await pictureScene.compile(mesh);
      pictureScene.rehearse([mesh]);
    },
    reset() {
      steadier.reset();
      lenses.reset();
    },
    dispose() {
      group.remove(mesh);
      region.geometry.dispose();
      for (const material of [mesh.material].flat()) material.dispose();
    },
  };
}
