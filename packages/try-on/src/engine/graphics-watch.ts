/**
 * A browser may take a canvas's graphics memory away: the driver crashed, the device slept, too many pages want some.
 * Mostly it gives it back at once, and everything can be drawn again. This watches over that.
 */
export interface GraphicsWatch {
  /** True from the loss until it is given back: nothing can be drawn, and what is on screen is empty. */
  isGone(): boolean;
  stop(): void;
}

export interface GraphicsEvents {
  /** The memory is there again, and empty. */
  readonly onBack: () => void;
  /** It did not come back in time, or went once too often. Told once. */
  readonly onBroken: () => void;
}

export const GRAPHICS_LIMITS = {
  /** Longer than a driver takes to start again, and no longer than one looks at an empty mirror. */
  backWithinMs: 5_000,
  /** A scene that makes a driver crash would make it crash again and again. */
  mostLosses: 3,
} as const;

export function watchGraphics(canvas: EventTarget, { onBack, onBroken }: GraphicsEvents): GraphicsWatch {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let isGone = false;

  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const giveUp = () => {
    stop();
    onBroken();
  };
  const onLost = () => {
    isGone = true;
    losses += 1;
    clearTimeout(timer);
    if (losses > GRAPHICS_LIMITS.mostLosses) giveUp();
    else timer = setTimeout(giveUp, GRAPHICS_LIMITS.backWithinMs);
  };
  const onRestored = () => {
    isGone = false;
    clearTimeout(timer);
    onBack();
  };
  canvas.addEventListener('webglcontextlost', onLost, { signal: listening.signal });
  canvas.addEventListener('webglcontextrestored', onRestored, { signal: listening.signal });
  return { isGone: () => isGone, stop };
}
