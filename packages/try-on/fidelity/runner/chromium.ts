import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** Draws with the processor alone, asks nothing of the network but what a page asks for. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const DEFAULT_CHROMIUM = '/usr/bin/chromium';

/** A headless browser, with further `flags`; throws when there is none at `executablePath`. */
export async function startChromium(
  executablePath: string = DEFAULT_CHROMIUM,
  flags: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: [...ARGUMENTS, ...flags] });
}

/** The same with a camera of 640×480 that shows the clip in `file` (Y4M) and needs no leave. */
export async function startChromiumWithCamera(file: string): Promise<Browser> {
  return startChromium(DEFAULT_CHROMIUM, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);
}
