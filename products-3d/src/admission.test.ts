import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, type ModelFacts, objectionsTo, REQUIRED_NODES, SIZES_MM } from './admission.ts';
import { PRODUCT_TYPES, type ProductType } from './model.ts';

const aSize = (type: ProductType, share = 0.5) => {
  const within = ([least, most]: readonly [number, number]): number => least + (most - least) * share;
  return { x: within(SIZES_MM[type].x), y: within(SIZES_MM[type].y), z: within(SIZES_MM[type].z) };
};

const someFacts = (changes: Partial<ModelFacts> = {}): ModelFacts => {
  const type = changes.type ?? 'sunglasses';
  return {
    file: 'models/au2001.glb',
    type,
    detail: 'hero',
    bytes: 400_000,
    triangles: 80_000,
    sizeMm: aSize(type),
    nodes: REQUIRED_NODES[type],
    variants: ['tortoise', 'black'],
    colours: ['tortoise', 'black'],
    validatorErrors: [],
    ...changes,
  };
};

const codesOf = (facts: ModelFacts): readonly string[] => objectionsTo(facts).map(({ code }) => code);

describe('admission of a product model', () => {
  it.each(PRODUCT_TYPES)('admits a %s of a plausible size', (type) => {
    expect(objectionsTo(someFacts({ type }))).toEqual([]);
  });

  it('admits any size within the ranges of its type', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRODUCT_TYPES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (type, share) => {
          expect(objectionsTo(someFacts({ type, sizeMm: aSize(type, share) }))).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['metres taken for millimetres', 1000, 0.001],
    ['centimetres taken for metres', 100, 0.01],
    ['a hundred times too small', 0.01, 100],
  ])('refuses %s and proposes the scale that would fit', (_story, mistake, unitScale) => {
    const { x, y, z } = aSize('sunglasses');
    const objections = objectionsTo(
      someFacts({ sizeMm: { x: x * mistake, y: y * mistake, z: z * mistake } }),
    );
    expect(objections).toHaveLength(3);
    expect(objections.every((objection) => objection.code === 'wrong-size')).toBe(true);
    expect(
      objections.map((objection) => (objection.code === 'wrong-size' ? objection.unitScale : 0)),
    ).toEqual([unitScale, unitScale, unitScale]);
  });

  it('proposes no scale when the proportions are wrong in any unit', () => {
    const [objection] = objectionsTo(someFacts({ sizeMm: { x: 145, y: 900, z: 143 } }));
    expect(objection).toMatchObject({ code: 'wrong-size', axis: 'y', unitScale: undefined });
  });

  it('refuses a model to wear that is as heavy as one to look at', () => {
    expect(codesOf(someFacts({ detail: 'tryOn', bytes: LIMITS.tryOn.bytes + 1 }))).toEqual([
      'too-heavy',
      'too-many-triangles',
    ]);
  });

  it('refuses sunglasses whose temples cannot be turned or that have no wear frame', () => {
    const nodes = REQUIRED_NODES.sunglasses.filter((node) => node !== 'TempleL' && node !== 'wear');
    expect(objectionsTo(someFacts({ nodes }))).toEqual([
      { code: 'missing-nodes', nodes: ['wear', 'TempleL'] },
    ]);
  });

  it.each([
    ['a colour without a variant', ['tortoise'], ['tortoise', 'black']],
    ['a variant that is not sold', ['tortoise', 'black', 'pink'], ['tortoise', 'black']],
    ['a variant by another name', ['Tortoise', 'Noir'], ['tortoise', 'black']],
  ])('refuses %s', (_story, variants, colours) => {
    expect(codesOf(someFacts({ variants, colours }))).toEqual(['wrong-variants']);
  });

  it('asks for no variants when there is one colour', () => {
    expect(codesOf(someFacts({ variants: [], colours: ['gold'] }))).toEqual([]);
  });

  it('refuses what the validator refuses', () => {
    const validatorErrors = ['ACCESSOR_MIN_MISMATCH /accessors/0/min/0'];
    expect(codesOf(someFacts({ validatorErrors }))).toEqual(['invalid-gltf']);
  });
});
