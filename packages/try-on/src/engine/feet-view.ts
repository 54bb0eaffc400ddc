import type { Frame } from '../scene/frame.ts';
import type { Layout } from '../snapshot/visible-part.ts';
import type { DetectedFeet } from '../tracking/detected-feet.ts';
import { type FeetOnScreen, feetInPicture, feetOnScreen } from './feet-on-screen.ts';

/** Feet as they are seen on the screen, for the shopper to place. */
export interface FeetView {
  /** As soon as there is a picture; undefined if none comes. */
  feetOnScreen(): Promise<FeetOnScreen | undefined>;
  feetInPicture(feet: FeetOnScreen): DetectedFeet | undefined;
  /** Puts them there in the picture that is shown; without them, where they were found in it. */
  setFeet(feet: DetectedFeet | undefined): void;
}

export interface ShownFrame {
  readonly frame: () => Frame | undefined;
  readonly layout: () => Layout | undefined;
  /** Draws it instead. */
  readonly replace: (frame: Frame) => void;
}

/** A camera says that it runs before its first picture has been looked at. Paints of the screen: ten seconds and more. */
const MOST_WAITS = 600;
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(resolve));

export function createFeetView({ frame, layout, replace }: ShownFrame): FeetView {
  /** What was found in the pictures that feet were set in. */
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
