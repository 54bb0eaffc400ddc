import { createDisposers, type Disposers } from '../disposers.ts';
import type { EngineFailure } from '../failure.ts';
import type { TryOnType } from '../init/check-init.ts';
import { createOutfit, type OutfitParts, type Placed } from '../kinds/outfit.ts';
import { cameraModel } from '../pose/camera-model.ts';
import type { Result } from '../result.ts';
import type { Frame } from '../scene/frame.ts';
import { createStage } from '../scene/stage.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import { drawnSize, type Fit, type PixelSize, visiblePart } from '../snapshot/visible-part.ts';
import { type Picture, type Sight, sizeOf } from '../tracking/worker-protocol.ts';
import type { WornProduct } from '../worn-product.ts';
import { watchGraphics } from './graphics-watch.ts';

/** What the shopper looks at: one canvas that fills the container. */
export interface View {
  /** How the pictures to come are to be shown. Forgets what was followed. */
  begin(source: ViewSource): void;
  /** Draws a picture with what is worn on it, and says what of that has its place. It is closed when the next comes. */
  present(picture: Picture, sight: Sight, atMs: number): Placed;
  /** Settles when these are worn, or something else is by another wish, which `signal` tells. */
  wear(products: readonly WornProduct[], signal: AbortSignal): Promise<Result<undefined, EngineFailure>>;
  /** Gets ready for a type of product, without holding up the page. False if a file it needs cannot be had. */
  prepare(type: TryOnType): Promise<boolean>;
  /** What is on screen, as PNG; undefined if nothing is, or the browser cannot. */
  snapshot(): Promise<Blob | undefined>;
  dispose(): void;
}

interface ViewSource {
  readonly kind: 'live' | 'photo';
  readonly mirrored: boolean;
}

/** A camera's picture fills the screen as a mirror does; a photo is seen whole. */
const FIT: Record<ViewSource['kind'], Fit> = { live: 'cover', photo: 'contain' };

/** What is on screen. Its picture stays open until the next: if the graphics lose it, it is needed once more. */
interface Presented {
  readonly picture: Picture;
  readonly frame: Frame;
  readonly drawn: PixelSize;
}

const motionOf = ({ kind }: ViewSource) => (kind === 'photo' ? 'still' : 'moving');

export interface ViewOptions extends Omit<OutfitParts, 'stage'> {
  readonly container: HTMLElement;
  /** Hears if the graphics memory is taken away for good. */
  readonly onBroken: () => void;
}

/** Throws where there is no WebGL2. */
export function createView({ container, onBroken, ...parts }: ViewOptions): View {
  const disposers = createDisposers();
  const { canvas, shownSize } = createCanvas(container, disposers);
  const { stage, outfit } = createScene(canvas, parts, disposers);
  const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)');
  let source: ViewSource = { kind: 'live', mirrored: false };
  let last: Presented | undefined;
  const replaceLast = (next: Presented | undefined) => {
    last?.picture.close();
    last = next;
  };
  disposers.add(() => replaceLast(undefined));

  const drawLast = (): Placed => {
    const placed = last && outfit.place(last.frame);
    stage.draw(motionOf(source));
    return placed ?? NOTHING_PLACED;
  };
  const onBack = () => {
    outfit.restore();
    drawLast();
  };
  const graphics = watchGraphics(canvas, { onBack, onBroken });
  disposers.add(() => graphics.stop());
  container.append(canvas);
  disposers.add(() => canvas.remove());

  return {
    begin(next) {
      source = next;
      replaceLast(undefined);
      outfit.reset();
      canvas.style.objectFit = FIT[next.kind];
      canvas.style.transform = next.mirrored ? 'scaleX(-1)' : '';
    },

    present(picture, sight, atMs) {
      const { width, height } = sizeOf(picture);
      const camera = cameraModel(source.kind, width, height);
      const drawn = drawnSize(source.kind, camera, shownSize());
      stage.show(picture, camera, drawn);
      const motion = wantsCalm.matches ? 'still' : motionOf(source);
      replaceLast({ picture, frame: { sight, camera, atMs, motion }, drawn });
      return drawLast();
    },

    prepare: (type) => outfit.prepare(type),

    async wear(products, signal) {
      const worn = await outfit.wear(products, signal);
      if (last) drawLast();
      return worn;
    },

    async snapshot() {
      if (!last || graphics.isGone()) return undefined;
      stage.draw('still');
      const { drawn } = last;
      const part = visiblePart(drawn, shownSize(), FIT[source.kind]);
      return takeSnapshot(canvas, { picture: drawn, part, mirrored: source.mirrored });
    },

    dispose: () => disposers.closeAll(),
  };
}

function createScene(canvas: HTMLCanvasElement, parts: Omit<OutfitParts, 'stage'>, disposers: Disposers) {
  const stage = createStage(canvas);
  disposers.add(() => stage.dispose());
  const outfit = createOutfit({ ...parts, stage });
  disposers.add(() => outfit.dispose());
  return { stage, outfit };
}

const NOTHING_PLACED: Placed = { seen: [] };

function createCanvas(container: HTMLElement, disposers: Disposers) {
  const canvas = container.ownerDocument.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
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
