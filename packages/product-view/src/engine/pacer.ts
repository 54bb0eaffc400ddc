/** Draws when something has changed, and not otherwise: there is no idle loop. */
export interface Pacer {
  /** Has the next frame drawn. */
  ask(): void;
  stop(): void;
}

/** Longer than this between two frames is a pause, not a slow frame: a movement must not jump over it. */
const LONGEST_FRAME_MS = 500;
/** The time that a movement advances in its first frame, as if there had been one before. */
const FIRST_FRAME_MS = 16;

interface Frames {
  readonly request: (draw: (atMs: number) => void) => number;
  readonly cancel: (handle: number) => void;
}

/** `draw` gets the time since the frame before, and answers whether another must follow. */
export function createPacer(draw: (elapsedMs: number) => boolean, frames: Frames): Pacer {
  let handle: number | undefined;
  let lastAtMs: number | undefined;
  const onFrame = (atMs: number) => {
    const elapsedMs = lastAtMs === undefined ? FIRST_FRAME_MS : Math.min(LONGEST_FRAME_MS, atMs - lastAtMs);
    handle = undefined;
    const goesOn = draw(elapsedMs);
    lastAtMs = goesOn ? atMs : undefined;
    if (goesOn) ask();
  };
  const ask = () => {
    handle ??= frames.request(onFrame);
  };
  return {
    ask,
    stop() {
      if (handle !== undefined) frames.cancel(handle);
      handle = undefined;
      lastAtMs = undefined;
    },
  };
}
