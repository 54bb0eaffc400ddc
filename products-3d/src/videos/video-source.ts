import { sha256 } from '../export/write-glb.ts';
import type { Manifest } from '../manifest.ts';
import { VIDEO_FPS, VIDEO_PX, type VideoShot } from './video-shot.ts';

/** Raised when the stage of the 3D view, or how a film is encoded, changes so much that films are to be taken again. */
const VIDEO_EDITION = 1;

const SOURCE_LENGTH = 16;

/**
 * What a film is made from: its look (as the model was built), stage, camera and encoding. Undefined while the look has
 * no model. Needs no browser, so that a check can tell at once which films are out of date.
 */
export function videoSource(shot: VideoShot, { models }: Pick<Manifest, 'models'>): string | undefined {
  const made = models[shot.product]?.sources?.[shot.colour];
  if (made === undefined) return undefined;
  return sha256(JSON.stringify([VIDEO_EDITION, VIDEO_FPS, VIDEO_PX, shot, made])).slice(0, SOURCE_LENGTH);
}
