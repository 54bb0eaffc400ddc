import { sha256 } from '../export/write-glb.ts';
import type { Manifest } from '../manifest.ts';
import type { Errand } from './errands.ts';
import { LIGHTING, STUDIO_EDITION } from './lighting.ts';

/** Raised when the development changes: pictures are then made again, from the same films where they are still there. */
const DEVELOPMENT_EDITION = 5;

const SOURCE_LENGTH = 16;

/**
 * What a picture is made from: the looks in it (as their models were built), how they stand, camera, light and
 * development; its grain is not part of it. Undefined while a look in it has no model. Needs neither geometry nor
 * renderer, so that a check can tell in no time which pictures are out of date.
 */
export function pictureSource(
  { placements, shot, sizePx }: Pick<Errand, 'placements' | 'shot' | 'sizePx'>,
  { models }: Pick<Manifest, 'models'>,
): string | undefined {
  const looks = placements.map(({ product, colour, pose, standsAtMm, liftMm }) => {
    const made = models[product]?.sources?.[colour];
    return made && { made, pose, standsAtMm, liftMm };
  });
  if (looks.includes(undefined)) return undefined;
  const parts = [STUDIO_EDITION, DEVELOPMENT_EDITION, LIGHTING, sizePx, shot, looks];
  return sha256(JSON.stringify(parts)).slice(0, SOURCE_LENGTH);
}
