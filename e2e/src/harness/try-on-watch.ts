import type { Page } from 'playwright-core';

/**
 * Keeps every camera track the page is ever lent, and counts how often it says that the try-on has closed: put in before
 * the page's own scripts, so that nothing escapes it.
 */
const WATCH = `(() => {
  const watched = { tracks: [], closed: 0 };
  globalThis.tryOnWatch = watched;
  addEventListener('tryon:modal-closed', () => { watched.closed += 1; });
  const media = navigator.mediaDevices;
  if (!media) return;
  const ask = media.getUserMedia.bind(media);
  media.getUserMedia = async (wish) => {
    const stream = await ask(wish);
    watched.tracks.push(...stream.getTracks());
    return stream;
  };
})()`;

export async function watchTryOn(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

/** `live` or `ended` for every camera track the page was lent since it was loaded, in order. */
export async function cameraStates(page: Page): Promise<readonly string[]> {
  return page.evaluate('tryOnWatch.tracks.map(({ readyState }) => readyState)');
}

/** The cameras behind those tracks. */
export async function cameraLabels(page: Page): Promise<readonly string[]> {
  return page.evaluate('tryOnWatch.tracks.map(({ label }) => label)');
}

/** How often the page said that the try-on has closed, since it was loaded. */
export async function timesClosed(page: Page): Promise<number> {
  return page.evaluate('tryOnWatch.closed');
}
