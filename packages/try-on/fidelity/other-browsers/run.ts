/**
 * Has every type worn on a photo in Firefox and in WebKit, and compares it with Chromium; ends with 1 on any fault:
 *
 *     npm run try-on:browsers [-- FOLDER FOR THE PICTURES]
 *
 * A browser that is not installed is skipped, and the output says so. Debian has them: apt install firefox-esr
 * webkit2gtk-driver xvfb.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTryOnAssets } from '../../src/asset-build/build-assets.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { compareWithChromium } from './compare-with-chromium.ts';
import type { Expected } from './compare-with-chromium.ts';
import { firefox } from './firefox.ts';
import type { Installed } from './other-browser.ts';
import { inChromium } from './photo-mode.ts';
import { webkit } from './webkit.ts';

const [picturesFolder] = process.argv.slice(2);
const assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const keep = async (name: string, png: Uint8Array): Promise<void> => {
  if (picturesFolder === undefined) return;
  await mkdir(picturesFolder, { recursive: true });
  await writeFile(join(picturesFolder, `${name}.png`), png);
};

const runIn = async (installed: Installed, expected: Expected): Promise<void> => {
  if ('absent' in installed) return say(`${installed.name} is skipped: ${installed.absent}`);
  const browser = await installed.start();
  try {
    say(browser.name);
    const rows = await compareWithChromium(browser, expected);
    for (const { type, told, png, faults } of rows) {
      say(`  ${told}`);
      if (png) await keep(`${browser.name.replace(/\W.*/u, '')}-${type}`, png);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
};

const chromium = await startChromium();
try {
  await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  const expected = await inChromium(chromium, assetsFolder);
  for (const { type, png } of expected) await keep(`chromium-${type}`, png);
  for (const installed of [firefox(), webkit()]) await runIn(installed, { chromium, assetsFolder, expected });
} finally {
  await chromium.close();
  await rm(assetsFolder, { recursive: true, force: true });
}
