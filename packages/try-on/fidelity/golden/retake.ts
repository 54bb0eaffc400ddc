/**
 * Takes all golden pictures again, or those that are named: `npm run try-on:goldens [-- watches-photo-fair …]`. Look at
 * each of them before you commit it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTryOnAssets } from '../../src/asset-build/build-assets.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { goldenPath, openGoldenFiles } from './golden-file.ts';
import { takeGoldens } from './take-goldens.ts';

const wanted = process.argv.slice(2);
const assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
const browser = await startChromium();
try {
  await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  const files = await openGoldenFiles(browser);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  for await (const { name, worn } of takeGoldens(browser, assetsFolder, isWanted)) {
    const webp = await files.written(await files.read(worn));
    await writeFile(goldenPath(name), webp);
    process.stdout.write(`${name} ${webp.length} B\n`);
  }
} finally {
  await browser.close();
  await rm(assetsFolder, { recursive: true, force: true });
}
