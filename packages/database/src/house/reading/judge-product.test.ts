import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_HOUSE } from '../load-house.ts';
import { judgeProduct } from './judge-product.ts';
import type { ProductPlace } from './product-source.ts';

const [NAME = ''] = await readdir(join(DEMO_HOUSE.houseFolder, 'products'));
const FILE = `products/${NAME}`;
const ID = NAME.replace('.json', '');
const LINE = { file: 'products.ndjson', line: { number: 7, at: 100, bytes: 900 } };
const TEXT = await readFile(join(DEMO_HOUSE.houseFolder, FILE), 'utf8');
const judged = (place: ProductPlace, text: string) => judgeProduct({ place, read: { ok: true, text } }, 0);
const unread = (place: ProductPlace) =>
  judgeProduct({ place, read: { ok: false, message: 'it is not UTF-8' } }, 0);
const withSign = (before: RegExp) => TEXT.replace(before, String.raw`$&\u0000`);

describe('a product', () => {
  it('with a sign that cannot be kept loses the loose parts that hold it, all at once', () => {
    const text = withSign(/"fra": \{\s*"name": "/u).replace(/"ita": \{\s*"name": "/u, String.raw`$&\udc00`);
    const { entry, refusals } = judged({ file: FILE }, text);
    expect(new Set(refusals.map(({ cut }) => cut?.join('.')))).toEqual(new Set(['texts.fra', 'texts.ita']));
    expect(refusals).toHaveLength(2);
    expect(Object.keys(entry?.row.texts ?? {})).not.toContain('fra');
    expect(Object.keys(entry?.row.texts ?? {})).toContain('eng');
  });

  it('is refused whole where a sign that cannot be kept is in what it cannot be without, or in a key', () => {
    for (const before of [/"slug": "/u, /"prices": \{\s*"/u]) {
      const { entry, refusals } = judged({ file: FILE }, withSign(before));
      expect(entry).toBeUndefined();
      expect(refusals).toMatchObject([
        { id: ID, cut: undefined, message: expect.stringContaining('cannot be kept') },
      ]);
    }
  });

  it('is known by its file, but in a line only by an id that can be kept', () => {
    expect(unread({ file: FILE }).id).toBe(ID);
    expect(unread({ file: 'products/folder' }).id).toBeUndefined();
    expect(unread(LINE)).toMatchObject({ id: undefined, refusals: [{ line: 7 }] });
    const { id, refusals } = judged(LINE, withSign(/"id": "/u).replaceAll('\n', ' '));
    expect(id).toBeUndefined();
    expect(refusals.map((each) => each.id)).toEqual(['of line 7']);
  });
});
