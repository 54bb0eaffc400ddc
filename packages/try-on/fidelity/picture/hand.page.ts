import { i420From } from './i420.ts';
import type { HandScene } from './hand-scene.ts';
import { openHandStudio } from './hand-studio.ts';
import type { HandTruth } from './hand-truth.ts';

/** A drawn hand as a PNG file with its ground truth. */
type DrawnHand = { readonly blob: Blob; readonly truth: HandTruth };
type DrawnHandFrame = { readonly i420: Uint8Array; readonly truth: HandTruth };

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    drawHand: (scene: HandScene) => Promise<DrawnHand>;
    drawHandFrame: (scene: HandScene) => DrawnHandFrame;
  }
}

const studio = openHandStudio();

window.drawHand = async (scene) => {
  const { picture, truth } = studio.draw(scene);
  return { blob: await picture.convertToBlob({ type: 'image/png' }), truth };
};

window.drawHandFrame = (scene) => {
  const { picture, truth } = studio.draw(scene);
  const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
  if (pixels === undefined) throw new Error('the picture cannot be read back');
  return { i420: i420From(pixels.data, picture.width, picture.height), truth };
};
