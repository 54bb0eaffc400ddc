import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { productSource, type ProductText } from './product-source.ts';
import { readText } from './read-text.ts';

let folder: string;
const house = () => join(folder, 'house');
const write = async (file: string, content: string | Uint8Array) => writeFile(join(house(), file), content);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-texts-'));
  await mkdir(join(house(), 'faq/X.json'), { recursive: true });
  await mkdir(join(house(), 'faq/old'));
  await mkdir(join(folder, 'house-of-others/faq'), { recursive: true });
  await writeFile(join(folder, 'house-of-others/faq/secret.json'), 'secret');
  await write('plain.json', '{"name":"Été"}');
  await write('marked.json', '\uFEFF{"name":"Été"}');
  await write('latin.json', Buffer.from('{"name":"Été"}', 'latin1'));
  await write('faq/old/b.json', '{}');
  await write('faq/a.json', '{}');
  await write('faq/notes.txt', '');
  const links = {
    'inside.json': 'plain.json',
    'outside.json': '../house-of-others/faq/secret.json',
    'nowhere.json': 'nothing.json',
    'circle.json': 'circle.json',
    'faq/again': '.',
    'faq/others': '../../house-of-others/faq',
    'faq/old/c.json': '../a.json',
    'more-faq': 'faq/old',
  };
  for (const [link, to] of Object.entries(links)) await symlink(to, join(house(), link));
  await promisify(execFile)('mkfifo', [join(house(), 'pipe.json')]);
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

const refused = (message: string) => ({ ok: false, message });

describe('the text of a file', () => {
  const read = { ok: true, text: '{"name":"Été"}' };
  it.each([
    ['plain.json', read],
    ['marked.json', read],
    ['inside.json', read],
    ['latin.json', refused('it is not UTF-8')],
    ['faq/X.json', refused('it is a folder')],
    ['pipe.json', refused('it is no file')],
    ['outside.json', refused("it leads out of the house's folder")],
    ['../house-of-others/faq/secret.json', refused("it leads out of the house's folder")],
    ['circle.json', refused('it cannot be read (ELOOP)')],
    ['nowhere.json', undefined],
    ['nothing.json', undefined],
  ])('of %s is %j', async (file, wish) => {
    expect(await readText(house(), file)).toEqual(wish);
  });

  it('is not read where it is longer than it may be', async () => {
    expect(await readText(house(), 'plain.json', 10)).toEqual(refused('it is longer than 0.00001 MB'));
  });

  it('is found through a link to the folder of the house', async () => {
    await symlink('house', join(folder, 'link'));
    expect(await readText(join(folder, 'link'), 'inside.json')).toEqual(read);
  });
});

describe('the files of a folder', () => {
  it('are those below it, through links within the house, once around a circle', async () => {
    expect(await listFiles(house(), 'faq')).toEqual({
      files: ['faq/X.json', 'faq/a.json', 'faq/old/b.json', 'faq/old/c.json'],
      refused: [{ file: 'faq/others', message: "it leads out of the house's folder" }],
    });
    expect(await listFiles(house(), 'more-faq')).toMatchObject({
      files: ['more-faq/b.json', 'more-faq/c.json'],
    });
  });

  it('are none where it is not there, and cannot be known where it is a file', async () => {
    expect(await listFiles(house(), 'stores')).toBeUndefined();
    expect(await listFiles(house(), 'plain.json')).toEqual({
      files: [],
      refused: [{ file: 'plain.json', message: 'it is no folder' }],
    });
  });
});

describe('a line of products', () => {
  it('is the same read alone as among the others, also behind the mark of a file and where it is not UTF-8', async () => {
    const latin = Buffer.from('{"name":"Été"}\n', 'latin1');
    await write(
      'products.ndjson',
      Buffer.concat([Buffer.from('\uFEFF{"id":"a"}\n'), latin, Buffer.from('3')]),
    );
    const source = await productSource(house());
    const products: ProductText[] = [];
    for await (const product of source?.all() ?? []) products.push(product);
    expect(products.map(({ read }) => (read.ok ? read.text : read.message))).toEqual([
      '{"id":"a"}',
      'it is not UTF-8',
      '3',
    ]);
    for (const product of products) expect(await source?.read(product.place)).toEqual(product);
  });
});
