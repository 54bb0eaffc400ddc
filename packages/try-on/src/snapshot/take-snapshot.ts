import type { PixelRect, PixelSize } from './visible-part.ts';

/** [R9.029] Snapshots are PNG: WebKit answers WebP requests with PNG silently, and JPEG would blur the edges of a frame. */
export const SNAPSHOT_TYPE = 'image/png';

/** What of a picture is taken, in the picture's own pixels. */
export interface SnapshotRequest {
  readonly picture: PixelSize;
  readonly part: PixelRect;
  readonly mirrored: boolean;
}

/**
 * The part of a canvas as a PNG, mirrored where the screen is. A canvas larger than the picture is reduced to its
 * size. The canvas must have been drawn in the same task, because its pixels are gone after that.
 */
export function takeSnapshot(
  drawn: HTMLCanvasElement,
  { picture, part, mirrored }: SnapshotRequest,
): Promise<Blob | undefined> {
  const copy = drawn.ownerDocument.createElement('canvas');
  copy.width = part.widthPx;
  copy.height = part.heightPx;
  const context = copy.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  if (mirrored) context.setTransform(-1, 0, 0, 1, part.widthPx, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, -part.leftPx, -part.topPx, picture.widthPx, picture.heightPx);
  return new Promise((resolve) => copy.toBlob((blob) => resolve(blob ?? undefined), SNAPSHOT_TYPE));
}
