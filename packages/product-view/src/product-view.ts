import { watchAttention } from './engine/attention.ts';
import { createEye, type Sight } from './engine/eye.ts';
import { listenToGestures } from './engine/gestures.ts';
import type { Life } from './engine/life.ts';
import type { ModelFile } from './engine/model-loader.ts';
import { createPacer } from './engine/pacer.ts';
import { createReporter } from './engine/reporter.ts';
import { createShow } from './engine/show.ts';
import type { PartColours } from './made/made-to-order.ts';
import type { WrittenLetters } from './made/written-letters.ts';
import type { Move } from './motion/move.ts';
import type { ModelRotation } from './scene/stand.ts';
import { homeOf, type Stance } from './scene/stance.ts';
import type { ViewStatus } from './status.ts';

export interface ProductViewOptions {
  /** The view puts one canvas in it, filling it, listens to hands and keys on it, and takes everything out on close. */
  readonly container: HTMLElement;
  readonly model: ModelFile & {
    /** Sets a model of other axes upright. */
    readonly rotation?: ModelRotation | undefined;
  };
  /** Name of a KHR_materials_variants entry. */
  readonly variant: string;
  readonly stance: Stance;
  /** CSS colour that the piece stands on: that of the page around it. */
  readonly ground: string;
  readonly onStatus: (status: ViewStatus) => void;
  /** A movement that the shopper made has come to rest. */
  readonly onRest: (sight: Sight) => void;
  /** Aborting it closes the view. */
  readonly signal: AbortSignal;
}

/** A piece to be looked at from all sides. Nothing is drawn unless something changes. */
export interface ProductView {
  /** Shows another variant; of several, the last counts. Fails the view if the model has none of that name. */
  show(variant: string): void;
  /** Writes letters on the piece, whatever its variant; others replace them, undefined takes them off. */
  write(letters: WrittenLetters | undefined): void;
  /** Gives parts of the piece other colours, whatever its variant; the parts that are not named have their own. */
  paint(colours: PartColours): void;
  move(move: Move): void;
}

/** Share of the progress that is shown for the file; the rest is making it ready to be drawn. */
const FILE_SHARE = 0.9;

/** Opens a view. It begins by itself, says what became of it, and lives until its signal is aborted. */
export function createProductView(options: ProductViewOptions): ProductView {
  const { container, model, stance, signal } = options;
  const owner = container.ownerDocument;
  const page = owner.defaultView ?? window;
  const report = createReporter(options.onStatus);
  const pacer = createPacer(
    (elapsedMs) => {
      const screen = show.screen();
      if (!screen) return false;
      eye.advance(elapsedMs);
      screen.stage.draw(eye.orbit(), eye.isMoving() ? 'moving' : 'still');
      return eye.isGliding();
    },
    {
      request: (draw) => page.requestAnimationFrame(draw),
      cancel: (handle) => page.cancelAnimationFrame(handle),
    },
  );
  const eye = createEye({
    home: homeOf(stance),
    isStill: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    onChanged: () => pacer.ask(),
    onRest: options.onRest,
  });
  const show = createShow({
    screen: {
      container,
      stance,
      ground: options.ground,
      rotation: model.rotation,
      onChanged: () => pacer.ask(),
    },
    model,
    variant: options.variant,
    onProgress: (share) => report({ state: 'loading', progress: FILE_SHARE * share }),
    onLife: (now, before) => {
      if (now === 'shown' && before === 'opening') eye.enter();
      if (now === 'shown') pacer.ask();
      report(STATUS[now]);
    },
  });
  report(STATUS.opening);
  listenToGestures(container, eye, signal);
  watchAttention(
    { window: page, document: owner },
    { onUnseen: () => show.tell('unseen'), onSeen: () => show.tell('seen') },
    signal,
  );
  signal.addEventListener('abort', () => {
    pacer.stop();
    show.tell('close');
  });
  return {
    show: (variant) => show.showVariant(variant),
    write: (letters) => show.make({ letters }),
    paint: (colours) => show.make({ colours }),
    move: (move) => eye.onMove(move),
  };
}

const STATUS: Readonly<Record<Life, ViewStatus>> = {
  opening: { state: 'loading', progress: 0 },
  waking: { state: 'loading', progress: 0 },
  shown: { state: 'shown' },
  resting: { state: 'resting' },
  'without-model': { state: 'failed', failure: 'model-missing' },
  'without-graphics': { state: 'failed', failure: 'graphics-missing' },
  closed: { state: 'closed' },
};
