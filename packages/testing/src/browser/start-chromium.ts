import { type Browser, chromium } from 'playwright-core';
import {
  CAMERA_ALLOWED,
  cameraShowing,
  CHROMIUM,
  DRAWN_BY_PROCESSOR,
  QUIET,
  WITHOUT_GRAPHICS,
} from './chromium-settings.ts';

/** A headless browser that draws with the processor alone, with further `flags`. Throws where Chromium is missing. */
export async function startChromium(flags: readonly string[] = []): Promise<Browser> {
  return start([...DRAWN_BY_PROCESSOR, ...flags]);
}

/** The same without WebGL: pages cost a sixth less. */
export async function startChromiumWithoutGraphics(flags: readonly string[] = []): Promise<Browser> {
  return start([WITHOUT_GRAPHICS, ...flags]);
}

async function start(flags: readonly string[], unwanted: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: [...QUIET, ...flags],
    ignoreDefaultArgs: [...unwanted],
  });
}

/** The same with the back-forward cache that shoppers have; Playwright turns it off by itself. */
export async function startChromiumThatKeepsPages(): Promise<Browser> {
  return start([WITHOUT_GRAPHICS], ['--disable-back-forward-cache']);
}

/** The same with a camera of 640×480 that shows the clip in `file` (Y4M) and needs no leave. */
export async function startChromiumWithCamera(file: string): Promise<Browser> {
  return startChromium([CAMERA_ALLOWED, ...cameraShowing(file)]);
}
