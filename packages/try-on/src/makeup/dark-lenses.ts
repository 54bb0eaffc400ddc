/**
 * Detects dark glasses that are worn already: lids and the skin below them are then a small part as bright as cheeks
 * and forehead. Dark eyeshadow darkens the lids as much, but not the skin a finger's breadth below.
 */
import { median, mean } from '../geometry/numbers.ts';
import { luminanceOf } from '../colour/linear-colour.ts';
import { EYES } from './contours.ts';
import { colourAt } from './white-balance.ts';

/** Decides for one picture after another whether the eyes are behind dark lenses. */
export interface LensWatch {
  /** Takes the picture's colour at each landmark. */
  isBehind(colours: ArrayLike<number>): boolean;
  reset(): void;
}

/** A line below the lower lid, and the cheek below any lens: the wearer's right, and their partners on the left. */
const BELOW = [
  [31, 228, 229, 230, 231, 232],
  [261, 448, 449, 450, 451, 452],
] as const;
const CHEEKS = [
  [205, 207, 187, 216, 206],
  [425, 427, 411, 436, 426],
] as const;
const FOREHEAD = [108, 69, 337, 299, 151, 9] as const;

/**
 * Mean share (geometric, of lids, lower lids and the line below, over both eyes) of the bare skin's luminance. On drawn
 * heads with five of the collection's sunglasses 0.12 to 0.25, with a sixth, tinted lightly, from 0.34 on; with the darkest
 * eyeshadow on photographs 0.38; on bare faces, whatever the light, 0.65 at least.
 */
const BEHIND = 0.29;
const BESIDE = 0.33;

export function createLensWatch(): LensWatch {
  let was = false;
  return {
    isBehind(colours) {
      was = shareOfSkin(colours) < (was ? BESIDE : BEHIND);
      return was;
    },
    reset() {
      was = false;
    },
  };
}

/** The luminance around both eyes, as a share of the skin's. */
export function shareOfSkin(colours: ArrayLike<number>): number {
  const light = (points: readonly number[]): number =>
    median(points.map((point) => luminanceOf(colourAt(colours, point))));
  const shares = EYES.flatMap(({ upper: [, lid = []], lower: [, under = []] }, eye) => {
    const skin = Math.max(1e-4, Math.min(light(CHEEKS[eye] ?? []), light(FOREHEAD)));
    return [lid.slice(1, -1), under.slice(1, -1), BELOW[eye] ?? []].map((points) =>
      Math.log(Math.max(1e-4, light(points)) / skin),
    );
  });
  return Math.exp(mean(shares));
}
