import type { CameraMove } from '../motion/moves.ts';
import { addNoise } from './noisy.ts';

/** How one frame of a clip shows the still: its move, and the deviation of the camera's noise. */
export type ClipMove = CameraMove & {
  readonly noise?: { readonly deviation: number; readonly seed: number };
};

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Shows a picture moved, as PNG files of its own size, one for each move. */
    moveStill: (still: Blob, moves: readonly ClipMove[]) => Promise<readonly Blob[]>;
  }
}

window.moveStill = async (still, moves) => {
  const bitmap = await createImageBitmap(still);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D context');
  context.imageSmoothingQuality = 'high';
  const frames: Blob[] = [];
  for (const { rightPx, downPx, turnDeg, zoom, noise } of moves) {
    context.setTransform(
      new DOMMatrix()
        .translate(width / 2 + rightPx, height / 2 + downPx)
        .rotate(turnDeg)
        .scale(zoom)
        .translate(-width / 2, -height / 2),
    );
    context.drawImage(bitmap, 0, 0);
    if (noise) {
      const pixels = context.getImageData(0, 0, width, height);
      addNoise(pixels.data, noise.deviation, noise.seed);
      context.putImageData(pixels, 0, 0);
    }
    frames.push(await canvas.convertToBlob({ type: 'image/png' }));
  }
  return frames;
};
