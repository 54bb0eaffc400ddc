import { fetchModel, parseModel } from '@vitrine/try-on/model';
import { createStage, type Orbit, type Stage, type Stance } from '@vitrine/product-view/stage';

/** One look on the stage of the 3D view, filmed instead of turned by hand. */
export interface VideoOrder {
  readonly modelUrl: string;
  readonly variant: string;
  readonly stance: Stance;
  readonly ground: string;
  /** Light on the film as a share of the usual. */
  readonly light: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels drawn for each that is kept, along each side. */
  readonly oversampling: number;
}

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Sets the look up; must be done before a frame is drawn. */
    openVideo: (order: VideoOrder) => Promise<void>;
    /** A PNG file, as a data URL. */
    drawVideoFrame: (orbit: Orbit) => string;
  }
}

interface OpenVideo {
  readonly stage: Stage;
  readonly canvas: HTMLCanvasElement;
  readonly film: CanvasRenderingContext2D;
}

let video: OpenVideo | undefined;

async function open(order: VideoOrder): Promise<OpenVideo> {
  const { widthPx, heightPx, oversampling, stance, ground, light } = order;
  const canvas = document.createElement('canvas');
  const stage = createStage(canvas, { stance, rotation: undefined, ground, light });
  const fetched = await fetchModel(order.modelUrl, new AbortController().signal);
  const gltf = fetched.ok ? await parseModel(fetched.value) : undefined;
  if (!gltf || !(await stage.setUp(gltf, order.variant)))
    throw new Error(`No ${order.variant} in ${order.modelUrl}`);
  stage.resize({ widthPx: widthPx * oversampling, heightPx: heightPx * oversampling, pixelRatio: 1 });
  const kept = document.createElement('canvas');
  Object.assign(kept, { width: widthPx, height: heightPx });
  const film = kept.getContext('2d', { willReadFrequently: true });
  if (!film) throw new Error('This browser has no canvas to keep pictures on');
  film.imageSmoothingQuality = 'high';
  return { stage, canvas, film };
}

window.openVideo = async (order) => {
  video = await open(order);
};

window.drawVideoFrame = (orbit) => {
  if (!video) throw new Error('openVideo has not been called');
  const { stage, canvas, film } = video;
  stage.draw(orbit, 'still');
  film.drawImage(canvas, 0, 0, film.canvas.width, film.canvas.height);
  return film.canvas.toDataURL('image/png');
};
