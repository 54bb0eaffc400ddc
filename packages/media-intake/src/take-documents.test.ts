import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeMedia } from './take-media.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-documents-'));
  await mkdir(join(folder, 'house/size-guides'), { recursive: true });
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const NAMED = { products: [], documents: new Set(['rings-fr.pdf', 'belts.pdf']) };
const lay = (name: string, content: string) => writeFile(join(folder, 'house/size-guides', name), content);
const take = (dryRun = false) =>
  takeMedia({ houseFolder: join(folder, 'house'), mediaFolder: join(folder, 'media'), dryRun }, NAMED);
const told = async (dryRun = false) =>
  (await take(dryRun)).lines.map(({ state, file, note }) => `${state} ${file} ${note}`.trim());

describe('[R3.031] PDFs beside size guides', () => {
  it('are taken as they are, once, and anew when they have changed', async () => {
    await lay('rings-fr.pdf', '%PDF-1.7 rings');
    expect(await told()).toEqual(['added size-guides/rings-fr.pdf 1 KB']);
    expect(await readFile(join(folder, 'media/documents/rings-fr.pdf'), 'utf8')).toBe('%PDF-1.7 rings');
    const { lines, manifest } = await take();
    expect(lines.map(({ state }) => state)).toEqual(['unchanged']);
    await lay('rings-fr.pdf', '%PDF-1.7 RINGS');
    const later = await take();
    expect(later.lines.map(({ state }) => state)).toEqual(['changed']);
    expect(later.manifest.documents['rings-fr.pdf']).toMatchObject({
      file: 'documents/rings-fr.pdf',
      bytes: 14,
    });
    expect(later.manifest).not.toEqual(manifest);
  });

  it('that are none, too large, or named by no guide are refused one by one', async () => {
    await lay('belts.pdf', '<html>');
    await lay('hats.pdf', '%PDF-1.7');
    await lay('rings-fr.pdf', `%PDF-1.7${' '.repeat(5_000_000)}`);
    expect(await told()).toEqual([
      'refused size-guides/belts.pdf it is no PDF',
      'refused size-guides/hats.pdf no size guide names it',
      'refused size-guides/rings-fr.pdf it is 5001 KB, and may be 5000 KB at most',
    ]);
    expect((await take()).manifest.documents).toEqual({});
  });

  it('are only looked at in a dry run', async () => {
    await lay('belts.pdf', '%PDF-1.7');
    expect(await told(true)).toEqual(['added size-guides/belts.pdf 1 KB']);
    expect(await readdir(folder)).toEqual(['house']);
  });
});
