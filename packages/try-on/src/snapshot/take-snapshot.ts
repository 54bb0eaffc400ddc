import { SNAPSHOT_TYPE } from './snapshot-file-name.ts';
import type { PixelRect } from './visible-part.ts';

/**
 * The part of a canvas as a PNG, mirrored where the screen is. The canvas must have been drawn in the same task: its
 * pixels are gone after that.
 */
export function takeSnapshot(
  drawn: HTMLCanvasElement,
  part: PixelRect,
  mirrored: boolean,
): Promise<Blob | undefined> {
  const copy = drawn.ownerDocument.createElement('canvas');
  copy.width = part.widthPx;
  copy.height = part.heightPx;
  const context = copy.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  if (mirrored) context.setTransform(-1, 0, 0, 1, part.widthPx, 0);
  context.drawImage(drawn, -part.leftPx, -part.topPx);
  return new Promise((resolve) => copy.toBlob((blob) => resolve(blob ?? undefined), SNAPSHOT_TYPE));
}
