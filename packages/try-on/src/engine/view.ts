import { createDisposers, type Disposers } from '../disposers.ts';
import type { OutfitParts, Placed } from '../kinds/outfit.ts';
import { createWardrobe, type Half } from '../kinds/wardrobe.ts';
import type { Frame } from '../scene/frame.ts';
import { createStage } from '../scene/stage.ts';
import type { PixelSize } from '../snapshot/visible-part.ts';
import type { Picture, Sight } from '../tracking/worker-protocol.ts';
import { createScreen, type ScreenSource } from './screen.ts';
import { createDressing, type Dressing } from './dressing.ts';
import { watchGraphics } from './graphics-watch.ts';

/** What the shopper looks at: one canvas that fills the container. */
export interface View extends Dressing {
  /** How the pictures to come are to be shown: as large as they fit. Forgets what was followed. */
  begin(source: ScreenSource): void;
  /** Shows them so many times larger, about their middle. */
  zoom(times: number): void;
  /** Draws a picture with what is worn on it, and says what of that has its place. It is closed when the next comes. */
  present(picture: Picture, sight: Sight, atMs: number): Placed;
  /** What is on screen, as PNG; undefined if nothing is, or the browser cannot. Of a half: all with what it wears. */
  snapshot(half?: Half): Promise<Blob | undefined>;
  dispose(): void;
}

/** What is on screen. Its picture stays open until the next: if the graphics lose it, it is needed once more. */
interface Presented {
  readonly picture: Picture;
  readonly frame: Frame;
  readonly drawn: PixelSize;
}

export interface ViewOptions extends Omit<OutfitParts, 'stage'> {
  readonly container: HTMLElement;
  /** Hears if the graphics memory is taken away for good. */
  readonly onBroken: () => void;
}

/** Throws where there is no WebGL2. */
export function createView({ container, onBroken, ...parts }: ViewOptions): View {
  const disposers = createDisposers();
  const screen = createScreen(container, disposers);
  const { stage, wardrobe } = createScene(screen.canvas, parts, disposers);
  const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)');
  let last: Presented | undefined;
  const replaceLast = (next: Presented | undefined) => {
    last?.picture.close();
    last = next;
  };
  disposers.add(() => replaceLast(undefined));

  const drawLast = (): Placed => {
    if (!last) return NOTHING_PLACED;
    const placed = wardrobe.place(last.frame);
    stage.draw(screen.motion(), wardrobe.parts(screen.laid(last.drawn)));
    return placed;
  };
  const dressing = createDressing(wardrobe, {
    laid: () => (last && screen.motion() === 'still' ? screen.laid(last.drawn) : undefined),
    setByHand(byHand) {
      if (last) last = { ...last, frame: { ...last.frame, byHand } };
    },
    redraw: drawLast,
  });
  const onBack = () => {
    wardrobe.restore();
    drawLast();
  };
  const graphics = watchGraphics(screen.canvas, { onBack, onBroken });
  disposers.add(() => graphics.stop());
  container.append(screen.canvas);
  disposers.add(() => screen.canvas.remove());

  return {
    begin(next) {
      screen.begin(next);
      replaceLast(undefined);
      wardrobe.reset();
    },

    zoom(times) {
      screen.zoom(times);
      drawLast(); // what parts two halves lies elsewhere in the picture
    },

    present(picture, sight, atMs) {
      const camera = screen.camera(picture);
      const drawn = screen.drawnSize(camera);
      stage.show(picture, camera, drawn);
      const motion = wantsCalm.matches ? 'still' : screen.motion();
      replaceLast({ picture, frame: { sight, camera, atMs, motion }, drawn });
      return drawLast();
    },

    ...dressing,

    async snapshot(half) {
      if (!last || graphics.isGone()) return undefined;
      wardrobe.show(half ?? 'left');
      stage.draw('still', half ? undefined : wardrobe.parts(screen.laid(last.drawn)));
      const taken = screen.take(last.drawn);
      if (half) drawLast(); // what is on screen stays what it was
      return taken;
    },

    dispose: () => disposers.closeAll(),
  };
}

function createScene(canvas: HTMLCanvasElement, parts: Omit<OutfitParts, 'stage'>, disposers: Disposers) {
  const stage = createStage(canvas);
  disposers.add(() => stage.dispose());
  const wardrobe = createWardrobe({ ...parts, stage });
  disposers.add(() => wardrobe.dispose());
  return { stage, wardrobe };
}

const NOTHING_PLACED: Placed = { seen: [] };
