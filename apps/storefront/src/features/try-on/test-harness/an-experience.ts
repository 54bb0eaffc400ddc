import type { FeetOnScreen } from '@vitrine/try-on';
import type { Experience } from '../engine/experience.ts';

/** For tests: an experience that notes what it is asked to do, and answers as an engine does. */
export function anExperience(feet?: FeetOnScreen) {
  const asked: (readonly [name: string, ...args: readonly unknown[]])[] = [];
  const note =
    (name: keyof Experience) =>
    async (...args: readonly unknown[]): Promise<undefined> => {
      asked.push([name, ...args]);
      return undefined;
    };
  const experience: Experience = {
    start: note('start'),
    openCamera: note('openCamera'),
    chooseCamera: note('chooseCamera'),
    setTorch: note('setTorch'),
    zoomTo: note('zoomTo'),
    openPhoto: note('openPhoto'),
    closePhoto: note('closePhoto'),
    wear: note('wear'),
    compare: note('compare'),
    adjust: note('adjust'),
    putBack: () => void asked.push(['putBack']),
    feet: async () => feet,
    placeFeet: note('placeFeet'),
    divideAt: (share) => void asked.push(['divideAt', share]),
    takePhoto: note('takePhoto'),
    discardPhoto: () => void asked.push(['discardPhoto']),
    picture: note('picture'),
  };
  return { experience, asked };
}
