import type { Browser } from 'playwright-core';
import { at } from './geometry/point.ts';
import type { Pixels } from './makeup/reference-picture.ts';
import { rotated } from './picture/head-truth.ts';
import type { HeadTruth } from './picture/head-truth.ts';
import { readPixels } from './picture/read-pixels.ts';
import type { HeadStudio } from './runner/head-studio.ts';
import type { WornPhotos } from './runner/worn-photos.ts';
import type { NamedScene } from './scenes.ts';

/** The effect of hair on a product worn beside an ear. Its pixels are counted on the same head with short hair. */
export type HairVerdict = {
  readonly name: string;
  readonly worn: 'sunglasses' | 'earrings';
  /** The pixels of the product under hair, and the share of them that was drawn over the hair by error. */
  readonly underHairPx: number;
  readonly drawnShare: number;
  /** The pixels of the product beside the hair, and the share of them that is missing. */
  readonly freePx: number;
  readonly hiddenShare: number;
};

type Pages = { readonly browser: Browser; readonly studio: HeadStudio; readonly wearing: WornPhotos };

/** The difference from which a colour counts as changed. It is more than the soft shadow of a worn product. */
const CLEARLY = 24;
/**
 * Only the part of glasses behind this depth counts, where only the temples are. The place is beside the eye, in
 * centimetres of the canonical head.
 */
const TEMPLES_FROM = [7.3, 3, 1.2] as const;

/**
 * Puts both products on a head with long hair and on the same head with short hair, and compares the pictures with the
 * truth.
 */
export async function judgeHair(scene: NamedScene, pages: Pages): Promise<readonly HairVerdict[]> {
  const { hanging, ...short } = scene;
  const [long, cut] = [await drawn(scene, pages), await drawn(short, pages)];
  const hair =
    hanging === 'over the ears' &&
    (await readPixels(pages.browser, await pages.studio.drawHangingHair(scene)));
  const isHair = (pixel: number) => hair !== false && at(hair.bytes, 4 * pixel) > 127;
  const verdicts: HairVerdict[] = [];
  for (const worn of WORN) {
    const isBeside = worn === 'sunglasses' ? isTemple(long.truth) : () => true;
    const [is, was] = [await changed(long, worn, pages), await changed(cut, worn, pages)];
    const count = (changes: readonly boolean[], under: boolean): number =>
      changes.filter((change, pixel) => change && isBeside(pixel) && isHair(pixel) === under).length;
    const [underHairPx, freePx] = [count(was, true), count(was, false)];
    verdicts.push({
      name: scene.name,
      worn,
      underHairPx,
      drawnShare: count(is, true) / Math.max(1, underHairPx),
      freePx,
      hiddenShare: freePx > 0 ? Math.max(0, 1 - count(is, false) / freePx) : 0,
    });
  }
  return verdicts;
}

const WORN = ['sunglasses', 'earrings'] as const;

type Drawn = { readonly png: Uint8Array; readonly bare: Pixels; readonly truth: HeadTruth };

async function drawn(scene: NamedScene, { browser, studio, wearing }: Pages): Promise<Drawn> {
  const { png, truth } = await studio.drawPng(scene);
  return { png, truth, bare: await readPixels(browser, await wearing.worn(png, 'nothing')) };
}

/** The pixels that the worn product changes. */
const changed = async (
  { png, bare }: Drawn,
  worn: HairVerdict['worn'],
  { browser, wearing }: Pages,
): Promise<readonly boolean[]> => differences(bare, await readPixels(browser, await wearing.worn(png, worn)));

const differences = (one: Pixels, other: Pixels): readonly boolean[] =>
  Array.from({ length: one.bytes.length / 4 }, (_, pixel) =>
    [0, 1, 2].some((k) => Math.abs(at(one.bytes, 4 * pixel + k) - at(other.bytes, 4 * pixel + k)) > CLEARLY),
  );

/** The pixels behind the hinges, on the visible side of the head. */
function isTemple({ rotation, translationCm, widthPx, focalPx }: HeadTruth): (pixel: number) => boolean {
  const side = at(at(rotation, 2), 0) > 0 ? 1 : -1;
  const [x, , z] = rotated(rotation, [side * TEMPLES_FROM[0], TEMPLES_FROM[1], TEMPLES_FROM[2]]);
  const edgePx = widthPx / 2 - (focalPx * (x + translationCm[0])) / (z + translationCm[2]);
  return (pixel) => side * ((pixel % widthPx) - edgePx) > 0;
}
