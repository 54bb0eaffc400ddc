import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { objectionsTo } from './admission.ts';
import { ASSORTMENT, lookIdOf } from './assortment.ts';
import { inspectModel } from './export/inspect-model.ts';
import { glbDocument } from './export/glb-document.ts';
import { plainGlb } from './export/write-glb.ts';
import type { Finishes, Shape3d } from './model.ts';
import { shotsOf } from './studio/shots.ts';
import { SCENES } from './scenes/scenes.ts';

const products = ASSORTMENT.map((product) => [product.id, product] as const);

/**
 * Plain paint on every slot, because these tests check geometry and textures are slow. Each call gives another colour.
 */
const paintOf = ({ parts }: Shape3d): Finishes =>
  Object.fromEntries(parts.map(({ slot }) => [slot, { colour: '#808080', roughness: 0.5 }]));

describe('the assortment', () => {
  it('names every look once, in lower case', () => {
    const ids = ASSORTMENT.flatMap((product) => product.looks.map((look) => lookIdOf(product, look)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^au\d{4}-[a-z0-9-]+$/.test(id))).toBe(true);
  });

  it('gives every product a main view, a close-up and a third view', () => {
    for (const product of ASSORTMENT) {
      expect(shotsOf(product).front, product.id).toBeDefined();
      expect(shotsOf(product).detail, product.id).toBeDefined();
      expect(Object.keys(shotsOf(product)).length, product.id).toBeGreaterThanOrEqual(3);
    }
  });

  it('has every still life that a page of the house opens with', () => {
    const house = join(import.meta.dirname, '../../packages/database/house');
    const files = globSync('{categories.json,content/**/*.json,articles/*.json}', { cwd: house });
    const named = files.flatMap(
      (file) => readFileSync(join(house, file), 'utf8').match(/still-life-[\w-]+/gu) ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(SCENES.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it.each(products)('%s is not made in a colour it is not sold in', async (_id, { archetype }) => {
    await expect(archetype.finishes('no-such-colour')).rejects.toThrow();
  });

  it.each(products.filter(([, { worn }]) => worn))(
    '%s is built light enough to wear, in plausible millimetres, with its wear frame',
    async (id, { archetype, looks }) => {
      const shape = archetype.build('tryOn');
      const colours = looks.map(({ colour }) => ({ colour, finishes: paintOf(shape) }));
      const facts = await inspectModel(await plainGlb(glbDocument({ name: id, shape, colours })), {
        file: id,
        type: archetype.type,
        detail: 'tryOn',
        colours: looks.map(({ colour }) => colour),
      });
      const unpackedBytesAreNoObjection = objectionsTo(facts).filter(({ code }) => code !== 'too-heavy');
      expect(unpackedBytesAreNoObjection).toEqual([]);
    },
    20_000,
  );
});
