import type { Browser, Page } from 'playwright-core';

const SIZE = { width: 640, height: 480 } as const;

/** Set by the probe page before each frame. */
export const FRAME_MARK = 'worn-frame';

/** A tab with the engine's probe page; `script` runs before all others. */
export async function openProbePage(browser: Browser, origin: string, script = ''): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(script);
  await page.goto(`${origin}/probe.html`);
  await page.waitForFunction(() => Reflect.get(window, 'probe') !== undefined);
  return page;
}

export interface FirstWorn {
  /** Until the engine is ready, from nothing. */
  readonly readyMs: number;
  /** From there until the product is seen worn. */
  readonly wornMs: number;
}

/** Has the engine of a page start from nothing and wear a product before the camera. */
export async function firstWorn(page: Page, product: object): Promise<FirstWorn> {
  const answer = await askProbe(page, 'firstWorn', [product]);
  const [readyMs, wornMs] = ['readyMs', 'wornMs'].map((key): unknown => Reflect.get(Object(answer), key));
  if (typeof readyMs !== 'number' || typeof wornMs !== 'number') throw new Error('no times were answered');
  return { readyMs, wornMs };
}

/** Wears the product for so many frames. Throws unless it was worn in nearly all of them. */
export async function wearFrames(page: Page, product: object, frames: number): Promise<void> {
  const answer = await askProbe(page, 'measure', [product, frames, SIZE]);
  const read = (key: string): unknown => Reflect.get(Object(answer), key);
  const [tracked, size] = [read('tracked'), read('size')];
  if (typeof tracked !== 'number' || typeof size !== 'string')
    throw new Error('the probe page measured something else');
  if (size !== `${SIZE.width}x${SIZE.height}`) throw new Error(`the camera delivers ${size}`);
  if (tracked < frames * 0.9) throw new Error(`only ${tracked} of ${frames} were tracked`);
}

async function askProbe(page: Page, name: string, given: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    async (ask): Promise<unknown> => {
      const probe: unknown = Reflect.get(window, 'probe');
      const method: unknown = Reflect.get(Object(probe), ask.name);
      if (typeof method !== 'function') throw new Error(`the probe page cannot ${ask.name}`);
      const answer: unknown = await Reflect.apply(method, probe, ask.given);
      return answer;
    },
    { name, given },
  );
}
