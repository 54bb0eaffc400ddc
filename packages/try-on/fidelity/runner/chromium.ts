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

/** A headless browser; throws when there is none at `executablePath`. */
export async function startChromium(executablePath: string = DEFAULT_CHROMIUM): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: [...ARGUMENTS] });
}
