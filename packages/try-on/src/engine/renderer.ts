import { createDisposers, type Disposers } from '../disposers.ts';
import type { ProductLayerParts, PlacedProducts } from '../kinds/product-layer.ts';
import { createComparison, type Half, type Comparison } from '../kinds/comparison.ts';
import type { Frame } from '../scene/frame.ts';
import { createPictureScene } from '../scene/picture-scene.ts';
import type { Layout, PixelSize } from '../snapshot/visible-part.ts';
import type { SourceImage, Detection } from '../tracking/worker-protocol.ts';
import { createPictureCanvas, type PictureCanvas, type ScreenSource } from './picture-canvas.ts';
import { createPhotoAdjustment, type PhotoAdjustment } from './photo-adjustment.ts';
import { createFeetView, type FeetView } from './feet-view.ts';
import { watchGraphics } from './graphics-watch.ts';
import { middleOfWorn } from './middle-of-worn.ts';

/** Draws pictures with what is worn on them, on one canvas that fills the container. */
export interface Renderer extends PhotoAdjustment, FeetView {
  /** What is worn. Its changes are drawn at once. */
  readonly comparison: Pick<Comparison, 'prepare' | 'wear' | 'endComparing' | 'divideAt'>;
  /** Sets how the next pictures are shown, at the largest size that fits, and forgets what was followed. */
  begin(source: ScreenSource): void;
  /** Enlarges the pictures this many times, with what is worn in the middle where a face or a hand is seen. */
  zoom(times: number): void;
  /**
   * Draws a picture with what is worn on it, and answers which products have their place. It closes the picture when
   * the next one comes.
   */
  present(picture: SourceImage, detection: Detection, atMs: number): PlacedProducts;
  /** Which products had their place in the picture that is shown, when it was last drawn. */
  placed(): PlacedProducts;
  /**
   * What is on screen, as PNG; undefined if nothing is, or if the browser cannot. For a half: the whole picture with
   * what it wears.
   */
  snapshot(half?: Half): Promise<Blob | undefined>;
  dispose(): void;
}

/** What is on screen. The picture stays open until the next one: if the graphics lose it, it is drawn again. */
interface Presented {
  readonly picture: SourceImage;
  readonly frame: Frame;
  readonly drawn: PixelSize;
}

export interface RendererOptions extends Omit<ProductLayerParts, 'pictureScene'> {
  readonly container: HTMLElement;
  /** Called if the graphics memory is taken away for good. */
  readonly onBroken: () => void;
}

/** Throws where there is no WebGL2. */
export function createRenderer({ container, onBroken, ...parts }: RendererOptions): Renderer {
  const disposers = createDisposers();
  const screen = createPictureCanvas(container, disposers);
  const { pictureScene, comparison } = createScene(screen.canvas, parts, {
    disposers,
    onChange: () => drawLast(),
  });
  const motionOf = motionSeen(screen);
  const shown = createShown(disposers);

  let placed = NOTHING_PLACED;
  const drawLast = (): PlacedProducts => {
    const last = shown.last();
    placed = last ? comparison.place(last.frame) : NOTHING_PLACED;
    if (!last) return placed;
    screen.keepInMiddle(middleOfWorn(placed.seen, last.frame.detection), last.frame.camera);
    pictureScene.draw(screen.motion(), comparison.parts(screen.layout(last.drawn)));
    return placed;
  };
  const byHand = createByHand(comparison, { shown, screen, redraw: drawLast });
  const onBack = () => {
    comparison.restore();
    drawLast();
  };
  const graphics = watchGraphics(screen.canvas, { onBack, onBroken });
  disposers.add(() => graphics.stop());
  hang(screen.canvas, container, disposers);

  return {
    begin(next) {
      screen.begin(next);
      shown.replace(undefined);
      comparison.reset();
    },

    zoom(times) {
      screen.zoom(times);
      drawLast(); // the line between the halves lies elsewhere in the picture now
    },

    present(picture, detection, atMs) {
      const camera = screen.camera(picture);
      const drawn = screen.drawnSize(camera);
      screen.reveal();
      pictureScene.show(picture, camera, drawn);
      shown.replace({ picture, drawn, frame: { detection, camera, atMs, motion: motionOf() } });
      return drawLast();
    },
    placed: () => placed,

    comparison,
    ...byHand,

    async snapshot(half) {
      const last = shown.last();
      if (!last || graphics.isGone()) return undefined;
      comparison.show(half ?? 'left');
      pictureScene.draw('still', half ? undefined : comparison.parts(screen.layout(last.drawn)));
      const taken = screen.take(last.drawn);
      if (half) drawLast(); // what is on screen stays what it was
      return taken;
    },

    dispose: () => disposers.closeAll(),
  };
}

/** Keeps what is on screen; replacing it closes the picture before it. */
function createShown(disposers: Disposers) {
  let last: Presented | undefined;
  const replace = (next: Presented | undefined): void => {
    last?.picture.close();
    last = next;
  };
  disposers.add(() => replace(undefined));
  /** Replaces the frame of the same picture without drawing it. */
  const replaceFrame = (frame: Frame): void => {
    if (last) last = { ...last, frame };
  };
  return { last: () => last, replace, replaceFrame };
}

/** Nothing swings where the shopper prefers reduced motion. */
function motionSeen(screen: Pick<PictureCanvas, 'motion'>): () => Frame['motion'] {
  const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)');
  return () => (wantsCalm.matches ? 'still' : screen.motion());
}

/** Appends the canvas until the end. */
function hang(canvas: HTMLCanvasElement, container: HTMLElement, disposers: Disposers): void {
  container.append(canvas);
  disposers.add(() => canvas.remove());
}

interface OnScreen {
  readonly shown: ReturnType<typeof createShown>;
  readonly screen: PictureCanvas;
  readonly redraw: () => PlacedProducts;
}

/** What the shopper does by hand to the picture that is shown. */
function createByHand(
  comparison: Comparison,
  { shown, screen, redraw }: OnScreen,
): PhotoAdjustment & FeetView {
  const frame = () => shown.last()?.frame;
  const replace = shown.replaceFrame;
  const layout = (): Layout | undefined => {
    const last = shown.last();
    return last && screen.layout(last.drawn);
  };
  const worn = createPhotoAdjustment(comparison, {
    layout: () => (screen.motion() === 'still' ? layout() : undefined),
    setByHand(byHand) {
      const last = frame();
      if (last) replace({ ...last, byHand });
    },
    redraw,
  });
  const feet = createFeetView({
    frame,
    layout,
    replace(next) {
      replace(next);
      redraw();
    },
  });
  return { ...worn, ...feet };
}

function createScene(
  canvas: HTMLCanvasElement,
  parts: Omit<ProductLayerParts, 'pictureScene'>,
  { disposers, onChange }: { readonly disposers: Disposers; readonly onChange: () => void },
) {
  const pictureScene = createPictureScene(canvas);
  disposers.add(() => pictureScene.dispose());
  const comparison = createComparison({ ...parts, pictureScene }, onChange);
  disposers.add(() => comparison.dispose());
  return { pictureScene, comparison };
}

const NOTHING_PLACED: PlacedProducts = { seen: [] };
