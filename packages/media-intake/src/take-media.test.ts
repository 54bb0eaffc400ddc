import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelIo, readModel } from './model/read-model.ts';
import type { NamedMedia } from './media-place.ts';
import { takeMedia } from './take-media.ts';
import { aModel, GLASSES, type ModelRecipe, SHOE, writeGlb } from './test-harness/a-model.ts';

let folder: string;
let houseFolder: string;
let mediaFolder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-media-'));
  houseFolder = join(folder, 'house');
  mediaFolder = join(folder, 'media');
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const NAMED: NamedMedia = {
  documents: new Set(),
  products: [
    { id: 'TH2001', wornAs: 'sunglasses', colours: ['black', 'green'] },
    { id: 'TH3001', wornAs: 'sneakers', colours: ['ivory'] },
    { id: 'TH5001', wornAs: undefined, colours: ['camel'] },
  ],
};
const take = (dryRun = false) => takeMedia({ houseFolder, mediaFolder, dryRun }, NAMED);
const model = (file: string, recipe: ModelRecipe) =>
  writeGlb(join(houseFolder, 'models', file), aModel(recipe));

async function picture(file: string, widthPx = 900): Promise<void> {
  const path = join(houseFolder, 'pictures', file);
  await mkdir(join(path, '..'), { recursive: true });
  const blank = { create: { width: widthPx, height: 1200, channels: 3, background: '#f4f1ec' } } as const;
  await writeFile(path, await sharp(blank).jpeg().toBuffer());
}
const filesIn = async (place: string) =>
  (await readdir(join(mediaFolder, place)).catch((): string[] => [])).toSorted((left, right) =>
    left < right ? -1 : 1,
  );

describe('pictures', () => {
  it('are encoded once in the widths they have, and not touched a second time', async () => {
    await picture('th2001-black/front.jpg');
    const first = await take();
    expect(first.lines).toEqual([
      { state: 'added', file: 'pictures/th2001-black/front.jpg', note: '640 × 853 px' },
    ]);
    expect(first.manifest.looks['th2001-black']?.views['front']).toMatchObject({ widths: [320, 640] });
    expect(await filesIn('pictures/th2001-black')).toEqual([
      'front-320.avif',
      'front-320.webp',
      'front-640.avif',
      'front-640.webp',
    ]);
    const again = await take();
    expect(again.lines.map(({ state }) => state)).toEqual(['unchanged']);
    expect(again.manifest).toEqual(first.manifest);
  });

  it('that are wrong are refused one by one, and what was made of them before stays', async () => {
    await picture('th2001-black/front.jpg');
    await take();
    await writeFile(
      join(houseFolder, 'pictures/th2001-black/front.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    await picture('th2001-green/front.jpg', 300);
    await picture('th9999-black/front.jpg');
    await picture('th5001-camel/front.jpg', 700);
    const { lines, manifest } = await take();
    expect(lines.map(({ state, file, note }) => `${state} ${file}: ${note}`)).toEqual([
      'refused pictures/th2001-black/front.jpg: it is no picture that can be taken: only JPEG, PNG, WebP, AVIF and TIFF are taken',
      'refused pictures/th2001-green/front.jpg: it is 300 px wide, and must be 640',
      'added pictures/th5001-camel/front.jpg: 640 × 1097 px',
      'refused pictures/th9999-black/front.jpg: no product has the look th9999-black',
    ]);
    expect(manifest.looks['th2001-black']?.views['front']?.widths).toEqual([320, 640]);
  });

  it('are only looked at in a dry run', async () => {
    await picture('th2001-black/front.jpg');
    expect((await take(true)).lines.map(({ state }) => state)).toEqual(['added']);
    expect(await filesIn('.')).toEqual([]);
  });

  it('leave nothing half-written: what a killed import left is taken away', async () => {
    await picture('th2001-black/front.jpg');
    await take();
    const half = join(mediaFolder, 'pictures/th2001-black/front-640.avif.unfinished');
    await writeFile(half, 'half');
    await take();
    expect(await filesIn('pictures/th2001-black')).not.toContain('front-640.avif.unfinished');
  });
});

describe('models', () => {
  it('of other programs are recognised, and get a sidecar that says how they are worn', async () => {
    await model('TH2001.glb', { boxes: GLASSES, unitsPerMm: 0.1, variants: ['Shiny Black', 'GREEN'] });
    const { lines, manifest } = await take();
    expect(lines).toEqual([
      {
        state: 'added',
        file: 'models/TH2001.glb',
        note: 'drawn in centimetres: 144 × 48 × 142 mm; it stands as it is worn',
      },
    ]);
    expect(manifest.models['TH2001']).toMatchObject({
      variants: ['black', 'green'],
      tryOn: { file: 'models/th2001.tryon.glb' },
      sidecar: {
        type: 'sunglasses',
        unitScale: 0.01,
        variantMap: { black: 'Shiny Black', green: 'GREEN' },
      },
    });
    const served = await readModel(join(mediaFolder, 'models/th2001.tryon.glb'));
    expect(served.ok && served.value.getRoot().listMeshes().length).toBe(1);
    expect((await take()).lines.map(({ state }) => state)).toEqual(['unchanged']);
  });

  it('of a matrix on their root node and another up are turned', async () => {
    // +Z up, in metres through the matrix: as many exporters write it.
    await model('TH3001.glb', {
      boxes: SHOE,
      unitsPerMm: 1,
      matrix: [0.001, 0, 0, 0, 0, 0, 0.001, 0, 0, -0.001, 0, 0, 0, 0, 0, 1],
    });
    const { lines, manifest } = await take();
    expect(lines[0]?.note).toBe('drawn in metres: 96 × 105 × 290 mm; it was turned to stand as it is worn');
    expect(manifest.models['TH3001']?.sidecar).toMatchObject({ type: 'sneakers', unitScale: 1 });
  });

  it('with a wear frame of their own need no sidecar, and what is only looked at is not made light', async () => {
    await model('TH2001.glb', { boxes: GLASSES, variants: ['black', 'green'], wear: true });
    await model('TH5001.glb', { boxes: SHOE });
    const { manifest } = await take();
    expect(manifest.models['TH2001']).not.toHaveProperty('sidecar');
    expect(manifest.models['TH5001']).not.toHaveProperty('tryOn');
  });

  it('are worn as a sidecar beside them says, unless it is wrong', async () => {
    await model('TH2001.glb', { boxes: GLASSES, variants: ['a', 'b'] });
    const sidecar = {
      type: 'sunglasses',
      unitScale: 0.5,
      origin: [0, 0, 0],
      rotation: [0, 0, 0, 1],
      variantMap: { black: 'b', green: 'a' },
    };
    const path = join(houseFolder, 'models/TH2001.sidecar.json');
    await writeFile(path, JSON.stringify(sidecar));
    expect((await take()).manifest.models['TH2001']?.sidecar).toEqual(sidecar);
    await writeFile(path, JSON.stringify({ ...sidecar, unitScale: -1 }));
    const { lines, manifest } = await take();
    expect(lines[0]).toMatchObject({ state: 'refused', note: expect.stringContaining('unitScale') });
    expect(manifest.models['TH2001']?.sidecar?.unitScale).toBe(0.5);
  });

  it('with separate files are read from their own folder and from nowhere else', async () => {
    const home = join(houseFolder, 'models/TH3001');
    await mkdir(home, { recursive: true });
    const { json, resources } = await (
      await modelIo()
    ).writeJSON(aModel({ boxes: SHOE }), { basename: 'shoe' });
    for (const [name, bytes] of Object.entries(resources)) await writeFile(join(home, name), bytes);
    await writeFile(join(home, 'shoe.gltf'), JSON.stringify(json));
    expect((await take()).lines[0]).toMatchObject({ state: 'added', file: 'models/TH3001/shoe.gltf' });

    const [buffer] = json.buffers ?? [];
    const own = buffer?.uri ?? '';
    await cp(join(home, own), join(folder, 'secret.bin'));
    for (const [uri, note] of [
      ['../../../secret.bin', 'it names ../../../secret.bin, which is not in its folder'],
      ['https://example.com/shoe.bin', 'it names https://example.com/shoe.bin, which is not in its folder'],
      ['gone.bin', 'it needs gone.bin, which is not there'],
    ]) {
      await writeFile(join(home, 'shoe.gltf'), JSON.stringify({ ...json, buffers: [{ ...buffer, uri }] }));
      expect((await take()).lines[0]).toMatchObject({ state: 'refused', note });
    }
  });

  it('that are no model, or no such piece, are refused and say why', async () => {
    await mkdir(join(houseFolder, 'models'), { recursive: true });
    await writeFile(join(houseFolder, 'models/TH2001.glb'), 'not a model');
    await model('TH3001.glb', {
      boxes: [
        [
          [0, 0, 0],
          [1, 1, 9000],
        ],
      ],
    });
    const notes = (await take()).lines.map(({ state, note }) => `${state}: ${note}`);
    expect(notes[0]).toMatch(/^refused: it is no glTF that can be read/u);
    expect(notes[1]).toBe('refused: its shape is not that of sneakers in any unit and turn: write a sidecar');
    expect(await readFile(join(mediaFolder, 'manifest.json'), 'utf8')).toContain('"models": {}');
  });
});
