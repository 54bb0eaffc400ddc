import type { Disposers } from '../disposers.ts';
import { type Point, pointBetween } from '../geometry/point.ts';
import { type CameraModel, cameraModel } from '../pose/camera-model.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import {
  drawnSize,
  type Fit,
  type Layout,
  NO_SHIFT,
  type PixelSize,
  shiftTo,
  visiblePart,
} from '../snapshot/visible-part.ts';
import { type SourceImage, sizeOf } from '../tracking/worker-protocol.ts';

/** One canvas that fills the container, and the layout of pictures on it. */
export interface PictureCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Sets how the next pictures are shown, at the largest size that fits. */
  begin(source: ScreenSource): void;
  /** Shows the canvas, because something is drawn on it. */
  reveal(): void;
  /** Enlarges the pictures this many times. */
  zoom(times: number): void;
  /**
   * Keeps this place of the picture in the middle while it is enlarged: pictures that follow each other move there by and
   * by. Without a place, they stay where they are.
   */
  keepInMiddle(place: Point | undefined, picture: PixelSize): void;
  /** The camera that a picture of this source is assumed to be taken with. */
  camera(picture: SourceImage): CameraModel;
  /** The size to draw such a picture at. */
  drawnSize(camera: CameraModel): PixelSize;
  layout(drawn: PixelSize): Layout;
  /** Whether pictures follow each other. */
  motion(): 'still' | 'moving';
  /** The part of the canvas that shows, as PNG. It must have been drawn in the same task. */
  take(drawn: PixelSize): Promise<Blob | undefined>;
}

export interface ScreenSource {
  readonly kind: 'live' | 'photo';
  readonly mirrored: boolean;
}

/** A camera's picture fills the screen as a mirror does; a photo is seen whole. */
const FIT: Record<ScreenSource['kind'], Fit> = { live: 'cover', photo: 'contain' };

/** The share of the way that the middle goes with every picture: a still face does not tremble. */
const FOLLOWING = 0.15;

export function createPictureCanvas(container: HTMLElement, disposers: Disposers): PictureCanvas {
  const { canvas, shownSize } = createCanvas(container, disposers);
  let source: ScreenSource = { kind: 'live', mirrored: false };
  let zoom = 1;
  let shift = NO_SHIFT;
  /** The first place after a zoom is gone to at once. */
  let isNew = true;
  const turnAndScale = () => {
    const side = source.mirrored ? -1 : 1;
    canvas.style.transform = `translate(${side * shift.x * 100}%, ${shift.y * 100}%) scale(${side * zoom}, ${zoom})`;
  };
  const layout = (picture: PixelSize): Layout => ({
    picture,
    box: shownSize(),
    fit: FIT[source.kind],
    mirrored: source.mirrored,
    zoom,
    shift,
  });

  return {
    canvas,
    begin(next) {
      source = next;
      zoom = 1;
      shift = NO_SHIFT;
      canvas.style.objectFit = FIT[next.kind];
      turnAndScale();
    },
    reveal() {
      canvas.style.opacity = '';
    },
    zoom(times) {
      zoom = times;
      shift = NO_SHIFT;
      isNew = true;
      turnAndScale();
    },
    keepInMiddle(place, picture) {
      if (zoom === 1 || !place) return;
      const wanted = shiftTo(place, layout(picture));
      shift = pointBetween(shift, wanted, isNew || source.kind === 'photo' ? 1 : FOLLOWING);
      isNew = false;
      turnAndScale();
    },
    camera(picture) {
      const { width, height } = sizeOf(picture);
      return cameraModel(source.kind, width, height);
    },
    drawnSize: (camera) => drawnSize(source.kind, camera, shownSize()),
    layout,
    motion: () => (source.kind === 'photo' ? 'still' : 'moving'),
    take(picture) {
      const part = visiblePart(layout(picture));
      return takeSnapshot(canvas, { picture, part, mirrored: source.mirrored });
    },
  };
}

function createCanvas(container: HTMLElement, disposers: Disposers) {
  const canvas = container.ownerDocument.createElement('canvas');
  // The canvas is black until the first picture; what lies beneath it looks better.
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%', opacity: '0' });
  return { canvas, shownSize: watchSize(canvas, disposers) };
}

/** The canvas's size on screen, in its own pixels; reading it costs no layout. */
function watchSize(canvas: HTMLCanvasElement, disposers: Disposers): () => PixelSize {
  let size: PixelSize = { widthPx: 0, heightPx: 0 };
  const watcher = new ResizeObserver(() => {
    size = {
      widthPx: canvas.clientWidth * devicePixelRatio,
      heightPx: canvas.clientHeight * devicePixelRatio,
    };
  });
  watcher.observe(canvas);
  disposers.add(() => watcher.disconnect());
  return () => size;
}
