import { getBounds, type Document } from '@gltf-transform/core';

export interface SizeMm {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const tenths = (metres: number): number => Math.round(metres * 10_000) / 10;

/** Outer size of the scene in millimetres, to a tenth. */
export function sizeMmOf(document: Document): SizeMm {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  if (!scene) throw new Error('The model has no scene');
  const { min, max } = getBounds(scene);
  return { x: tenths(max[0] - min[0]), y: tenths(max[1] - min[1]), z: tenths(max[2] - min[2]) };
}

/** Names of the material variants, in order. */
export function variantsOf(document: Document): readonly string[] {
  const extension = document
    .getRoot()
    .listExtensionsUsed()
    .find((used) => used.extensionName === 'KHR_materials_variants');
  return (
    extension
      ?.listProperties()
      .filter((property) => property.propertyType === 'Variant')
      .map((property) => property.getName()) ?? []
  );
}
