import { createDisposers, watchGraphics } from '@vitrine/try-on/model';
import { createStage, type Stage, type StageOptions } from '../scene/stage.ts';

/** A canvas that fills its container, with a renderer of its own. */
export interface Screen {
  readonly stage: Stage;
  /** Gives the graphics memory back and empties the container. */
  dispose(): void;
}

export interface ScreenOptions extends StageOptions {
  readonly container: HTMLElement;
  /** What is on the canvas has to be drawn again. */
  readonly onChanged: () => void;
  /** The graphics memory was taken away for good. */
  readonly onBroken: () => void;
}

/** Undefined where there is no WebGL2. */
export function openScreen({
  container,
  onChanged,
  onBroken,
  ...options
}: ScreenOptions): Screen | undefined {
  const disposers = createDisposers();
  const canvas = container.ownerDocument.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
  const stage = stageOn(canvas, options);
  if (!stage) return undefined;
  disposers.add(() => stage.dispose());

  const resize = () => {
    const { clientWidth, clientHeight } = container;
    if (clientWidth === 0 || clientHeight === 0) return;
    stage.resize({ widthPx: clientWidth, heightPx: clientHeight, pixelRatio: devicePixelRatio });
    onChanged();
  };
  const sizes = new ResizeObserver(resize);
  sizes.observe(container);
  disposers.add(() => sizes.disconnect());
  const onBack = () => {
    stage.restore();
    onChanged();
  };
  const graphics = watchGraphics(canvas, { onBack, onBroken });
  disposers.add(() => graphics.stop());
  container.append(canvas);
  disposers.add(() => canvas.remove());
  resize();
  return { stage, dispose: () => disposers.closeAll() };
}

function stageOn(canvas: HTMLCanvasElement, options: StageOptions): Stage | undefined {
  try {
    return createStage(canvas, options);
  } catch {
    return undefined;
  }
}
