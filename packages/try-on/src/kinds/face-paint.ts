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
export interface FacePaint<Type extends TryOnType, RadianceAt, Said extends string> {
  readonly region: RegionGeometry<Said>;
  readonly glsl: string;
  readonly uniforms: Readonly<Record<string, IUniform>>;
  /** What the region says of each of its points. */
  readonly says: readonly Said[];
  /** How these look together, none of them missing. Undefined where they cannot be worn, because a colour of them is none. */
  readonly lookOf: (products: readonly WornOf<Type>[]) => RadianceAt | undefined;
  /** Where it would be laid on dark glasses that are worn already, nothing is, and the shopper is told. */
  readonly liesUnderGlasses?: boolean;
  /** Lays the region on a face, and tells the shader how the look is seen there. */
  readonly lay: (look: RadianceAt, face: SteadyFace, frame: Frame) => void;
}

/** Make-up on a face that is followed. */
export function openFacePaint<Type extends TryOnType, RadianceAt, Said extends string>(
  { pictureScene, group }: Surroundings,
  { region, glsl, uniforms, says, lookOf, lay, liesUnderGlasses = false }: FacePaint<Type, RadianceAt, Said>,
): KindRenderer<Type> {
  const mesh = pictureScene.paint({ geometry: region.geometry, glsl, uniforms, passes: says });
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
