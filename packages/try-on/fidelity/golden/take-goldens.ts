import type { Browser } from 'playwright-core';
import { openLooks } from '../runner/looks.ts';
import { openBodies } from './bodies.ts';
import { COMPARED_GOLDENS, GOLDENS } from './golden-scenes.ts';
import type { Golden } from './golden-scenes.ts';

/** A golden picture as it is drawn now, and the same without worn products: PNG files. */
export type TakenGolden = {
  readonly name: string;
  readonly bare: Buffer;
  readonly worn: Buffer;
  /** Only of a comparison: the same screen on a page that is written from left to right. */
  readonly fromLeft?: Buffer;
};

/**
 * Draws the bodies and has the engine put products on them, in one browser with one engine for photos and one for
 * cameras.
 */
export async function* takeGoldens(
  browser: Browser,
  assetsFolder: string,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<TakenGolden> {
  const bodies = await openBodies(browser);
  const looks = await openLooks(browser, assetsFolder);
  const take = async ({ body, name, ...golden }: Golden): Promise<TakenGolden> => {
    const { png, feet } = await bodies.draw(body);
    return { name, ...(await looks.take({ ...golden, picture: png, ...(feet && { feet }) })) };
  };
  const wanted = (goldens: readonly Golden[]) => goldens.filter(({ name }) => isWanted(name));
  for (const golden of wanted(GOLDENS)) yield await take(golden);
  for (const golden of wanted(COMPARED_GOLDENS)) {
    const { name, bare } = await take(golden);
    const worn = await looks.onScreen(golden.from, 'rtl');
    yield { name, bare, worn, fromLeft: await looks.onScreen(golden.from, 'ltr') };
  }
  await looks.close();
  await bodies.close();
}
