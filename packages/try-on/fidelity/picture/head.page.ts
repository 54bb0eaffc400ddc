import type { Mesh } from '../geometry/mesh.ts';
import type { HeadScene } from './head-scene.ts';
import type { HeadTruth } from './head-truth.ts';
import { i420From } from './i420.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';

/** A drawn picture as a PNG file with its ground truth. */
export type DrawnHead = { readonly blob: Blob; readonly truth: HeadTruth };
/** The same as raw video planes. */
export type DrawnFrame = { readonly i420: Uint8Array; readonly truth: HeadTruth };

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Must be called once, with the canonical face, before anything is drawn. */
    openHeadStudio: (canonical: Mesh) => void;
    drawHead: (scene: HeadScene) => Promise<DrawnHead>;
    drawHangingHair: (scene: HeadScene) => Promise<Blob>;
    drawHeadFrame: (scene: HeadScene) => DrawnFrame;
  }
}

let studio: Studio | undefined;

function opened(): Studio {
  if (studio === undefined) throw new Error('openHeadStudio has not been called');
  return studio;
}

window.openHeadStudio = (canonical) => {
  studio = openStudio(canonical);
};

window.drawHead = async (scene) => {
  const { picture, truth } = opened().draw(scene);
  return { blob: await picture.convertToBlob({ type: 'image/png' }), truth };
};

window.drawHangingHair = async (scene) => opened().drawHanging(scene).convertToBlob({ type: 'image/png' });

window.drawHeadFrame = (scene) => {
  const { picture, truth } = opened().draw(scene);
  const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
  if (pixels === undefined) throw new Error('the picture cannot be read back');
  return { i420: i420From(pixels.data, picture.width, picture.height), truth };
};
