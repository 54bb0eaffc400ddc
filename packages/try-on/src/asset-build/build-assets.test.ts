import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aManifestFile } from '../assets/a-manifest.ts';
import { parseAssetManifest } from '../assets/asset-manifest.ts';
import { parseCanonicalFace } from '../landmarks/canonical-face.ts';
import { buildTryOnAssets } from './build-assets.ts';

const folders: string[] = [];
const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('the asset build', () => {
  it('gives the same bytes twice, each under a name with its hash', async () => {
    const [one, other] = [await aFolder(), await aFolder()];
    const manifest = await buildTryOnAssets({ outDir: one });
    expect(await buildTryOnAssets({ outDir: other })).toEqual(manifest);

    const names = (await readdir(one)).sort();
    expect((await readdir(other)).sort()).toEqual(names);
    expect(names).toHaveLength(Object.keys(manifest.assets).length + 1);
    for (const { file, bytes, sha256 } of Object.values(manifest.assets)) {
      const content = await readFile(join(one, file));
      expect(content).toHaveLength(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(file).toContain(sha256.slice(0, 16));
      expect(Buffer.compare(await readFile(join(other, file)), content)).toBe(0);
    }

    const written: unknown = JSON.parse(await readFile(join(one, 'manifest.json'), 'utf8'));
    expect(parseAssetManifest(written)).toEqual(manifest);
    const face: unknown = JSON.parse(
      await readFile(join(one, manifest.assets['canonical-face'].file), 'utf8'),
    );
    expect(parseCanonicalFace(face)?.positions).toHaveLength(3 * 468);

    const worker = await readFile(join(one, manifest.assets.worker.file), 'utf8');
    expect(worker).not.toMatch(/https?:\/\/(?!www\.apache\.org)/);
  });
});

describe('a manifest', () => {
  const asset = { file: 'worker-12.js', bytes: 3, sha256: 'ab' };

  it.each([
    undefined,
    'manifest',
    { version: 1, assets: {} },
    { version: 2, assets: { engine: { worker: asset } } },
    { version: 2 },
  ])('is none of ours: %o', (value) => {
    expect(parseAssetManifest(value)).toBeUndefined();
  });

  it.each(['../worker.js', 'https://elsewhere/worker.js', '/worker.js', ''])(
    'leads nowhere else: %j',
    (file) => {
      expect(parseAssetManifest(aManifestFile(asset))).toBeDefined();
      expect(parseAssetManifest(aManifestFile({ ...asset, file }))).toBeUndefined();
    },
  );
});
