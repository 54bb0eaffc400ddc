/**
 * A browser may take a canvas's graphics memory away: the driver crashed, the device slept, or too many pages want
 * some. Mostly the browser gives it back at once, and everything can be drawn again. This file watches for both.
 */
export interface GraphicsWatch {
  /** True from the loss until it is given back: nothing can be drawn, and what is on screen is empty. */
  isGone(): boolean;
  stop(): void;
}

export interface GraphicsEvents {
  /** The memory is there again, and empty. */
  readonly onBack: () => void;
  /** The memory did not come back in time, or was lost too often. Called once. */
  readonly onBroken: () => void;
}

export const GRAPHICS_LIMITS = {
  /** Longer than a driver takes to start again, and no longer than a shopper looks at an empty mirror. */
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
