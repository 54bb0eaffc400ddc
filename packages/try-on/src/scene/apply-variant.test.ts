import { Group, Mesh, MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { applyVariant, type VariantModel, variantNames } from './apply-variant.ts';

const named = (...names: readonly string[]) => ({
  gltfExtensions: { KHR_materials_variants: { variants: names.map((name) => ({ name })) } },
});

/** A frame of two looks and a screw that has one. */
function aModel() {
  const materials = [new MeshBasicMaterial(), new MeshBasicMaterial()];
  const frame = new Mesh();
  frame.userData = {
    gltfExtensions: {
      KHR_materials_variants: {
        mappings: [
          { material: 0, variants: [0] },
          { material: 1, variants: [1, 2] },
        ],
      },
    },
  };
  const screw = new Mesh();
  const own = screw.material;
  const finished: unknown[] = [];
  const model: VariantModel = {
    scene: new Group().add(frame, screw),
    userData: named('tortoise', 'black', 'green'),
    parser: {
      getDependency: (_kind, index) => Promise.resolve(materials[index] ?? new MeshBasicMaterial()),
      assignFinalMaterial: (mesh) => void finished.push(mesh),
    },
  };
  return { model, frame, screw, own, materials, finished };
}

describe('a variant of a model', () => {
  it('changes what it names and leaves the rest', async () => {
    const { model, frame, screw, own, materials, finished } = aModel();
    expect(await applyVariant(model, 'black')).toBe(true);
    expect(frame.material).toBe(materials[1]);
    expect(screw.material).toBe(own);
    expect(finished).toEqual([frame]);
  });

  it('is refused where the model has others but not this one', async () => {
    const { model, frame } = aModel();
    const before = frame.material;
    expect(await applyVariant(model, 'pink')).toBe(false);
    expect(frame.material).toBe(before);
  });

  it('is any in a model that has none', async () => {
    expect(await applyVariant({ ...aModel().model, userData: {} }, 'black')).toBe(true);
  });

  it.each([
    undefined,
    {},
    { gltfExtensions: 3 },
    { gltfExtensions: { KHR_materials_variants: { variants: [1, {}] } } },
  ])('has no names in %o', (userData) => {
    expect(variantNames({ userData })).toEqual([]);
  });
});
