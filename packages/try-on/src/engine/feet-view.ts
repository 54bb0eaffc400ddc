import type { Frame } from '../scene/frame.ts';
import type { Layout } from '../snapshot/visible-part.ts';
import type { DetectedFeet } from '../tracking/detected-feet.ts';
import { type FeetOnScreen, feetInPicture, feetOnScreen } from './feet-on-screen.ts';

/** Where the feet are seen on the screen, for the shopper to place them. */
export interface FeetView {
  /** Answers as soon as there is a picture; undefined if none comes. */
  feetOnScreen(): Promise<FeetOnScreen | undefined>;
  feetInPicture(feet: FeetOnScreen): DetectedFeet | undefined;
  /** Puts the feet there in the picture that is shown; without feet, where they were found in it. */
  setFeet(feet: DetectedFeet | undefined): void;
}

export interface ShownFrame {
  readonly frame: () => Frame | undefined;
  readonly layout: () => Layout | undefined;
  /** Draws this frame instead. */
  readonly replace: (frame: Frame) => void;
}

/**
 * The camera reports that it runs before its first picture was looked at. In paints of the screen: more than ten
 * seconds.
 */
const MOST_WAITS = 600;
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(resolve));

export function createFeetView({ frame, layout, replace }: ShownFrame): FeetView {
  /** The detections of pictures whose feet were placed by hand. */
  const found = new WeakMap<Frame, Frame>();
  const shown = () => {
    const [last, screen] = [frame(), layout()];
    return last && screen && { last, screen };
  };

  return {
    async feetOnScreen() {
      for (let wait = 0; !frame() && wait < MOST_WAITS; wait += 1) await nextPaint();
      const now = shown();
      return now && feetOnScreen(now.last, now.screen);
    },
    feetInPicture(feet) {
      const now = shown();
      return now && feetInPicture(feet, now.last, now.screen);
    },
    setFeet(feet) {
      const last = frame();
      if (!last) return;
      const before = found.get(last) ?? last;
      const next = feet ? { ...before, detection: { ...before.detection, feet } } : before;
      found.set(next, before);
      replace(next);
    },
  };
}
