import type { Browser, Page } from 'playwright-core';
import { serveAssets } from './serve-assets.ts';

const READY_WITHIN_MS = 60_000;

/** A tab with the engine's probe page. */
export type ProbePage = {
  readonly page: Page;
  readonly close: () => Promise<void>;
};

/**
 * Opens `probe.html` of a folder of engine assets in a tab of `browser`, as soon as it has set `window[asked]`; `script`
 * runs before the page's own. Rejects if that takes more than a minute.
 */
export async function openProbePage(
  browser: Browser,
  assetsFolder: string,
  { asked, script }: { readonly asked: 'feet' | 'hands' | 'probe' | 'wearing'; readonly script?: string },
): Promise<ProbePage> {
  const server = await serveAssets(assetsFolder);
  const page = await browser.newPage();
  if (script !== undefined) await page.addInitScript(script);
  await page.goto(`${server.origin}/probe.html`);
  await page.waitForFunction((name) => window[name] !== undefined, asked, { timeout: READY_WITHIN_MS });
  return {
    page,
    close: async () => {
      await page.close();
      await server.close();
    },
  };
}
