import type { FootScene } from './foot-scene.ts';
import { openFootStudio } from './foot-studio.ts';
import type { FootTruth } from './foot-truth.ts';
import { i420From } from './i420.ts';

/** Drawn feet as a PNG file with their ground truth. */
type PicturedFeet = { readonly blob: Blob; readonly truth: FootTruth };
/** Drawn feet as one I420 video frame with their ground truth. */
type DrawnFeet = { readonly i420: Uint8Array; readonly truth: FootTruth };

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    drawFeet: (scene: FootScene) => DrawnFeet;
    pictureFeet: (scene: FootScene) => Promise<PicturedFeet>;
  }
}

const studio = openFootStudio();

window.drawFeet = (scene) => {
  const { pixels, truth } = studio.draw(scene);
  return { i420: i420From(pixels.data, pixels.width, pixels.height), truth };
};

window.pictureFeet = async (scene) => {
  const { pixels, truth } = studio.draw(scene);
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return { blob: await canvas.convertToBlob({ type: 'image/png' }), truth };
};
