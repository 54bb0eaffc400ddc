/**
 * Decides from picture to picture whether hair hangs over the ears. It must be clear before anything is hidden, and
 * clearer before it shows again.
 */
import type { DetectedEar, DetectedEars } from '../tracking/ear-detection.ts';
import type { BodySide } from '../landmarks/landmarks.ts';
import { smoothing } from './one-euro.ts';
import { mixed } from './rigid-easing.ts';

export interface WatchedEar {
  /** How far hair hides what lies on the head beside this ear, 0 to 1. */
  readonly cover: number;
  /** Where along each row of `BESIDE_ROWS` it begins, 0 to 1. */
  readonly hairFrom: readonly number[];
  readonly isLobeCovered: boolean;
}

export interface EarWatch {
  /** The same moment may be asked for again. Without ears, or in another picture, it starts anew. */
  next(
    ears: Pick<DetectedEars, BodySide>,
    moment: { readonly atMs: number; readonly motion: 'still' | 'moving' },
  ): WatchedEars;
  reset(): void;
}

export type WatchedEars = Readonly<Record<BodySide, WatchedEar>>;

/**
 * Shares of the ear's place: hair hides things from so much hair and so little skin on, and no longer beyond the
 * others.
 */
const HIDES = { hair: 0.6, skin: 0.12 } as const;
const SHOWS = { hair: 0.4, skin: 0.3 } as const;
/**
 * Hair hangs down: below an ear as bare as this, dark pixels beside the lobe are a beard, a shadow or the room. Over
 * the whole ear of photographed long hair 0 to 0.13 is skin, beside photographed beards 0.44 to 1.
 */
const BARE_ABOVE = 0.35;
/** Time constants: detections are smoothed over a tenth of a second, hiding over a fifth. */
const SEEN_HZ = 2;
const CUTOFF_HZ = 1.2;
const LONGEST_STEP_MS = 400;

const NOT_SEEN: DetectedEar = { upper: { skin: 0, hair: 0 }, lobe: { skin: 0, hair: 0 }, hairFrom: [] };
const NOT_COVERED: WatchedEar = { cover: 0, hairFrom: [], isLobeCovered: false };

export const NOTHING_COVERED: WatchedEars = { left: NOT_COVERED, right: NOT_COVERED };

interface Watched extends WatchedEar {
  readonly isCovered: boolean;
  /** Steadied. */
  readonly upper: DetectedEar['upper'];
  readonly lobe: DetectedEar['lobe'];
}

export function createEarWatch(): EarWatch {
  let last: { readonly atMs: number; readonly ears: Readonly<Record<BodySide, Watched>> } | undefined;

  return {
    next(ears, { atMs, motion }) {
      const stepMs = last ? atMs - last.atMs : Infinity;
      const follows = last && motion === 'moving' && stepMs > 0 && stepMs <= LONGEST_STEP_MS;
      const step = (side: BodySide) =>
        stepped(follows ? last?.ears[side] : undefined, ears[side], stepMs / 1000);
      last = { atMs, ears: { left: step('left'), right: step('right') } };
      return last.ears;
    },
    reset() {
      last = undefined;
    },
  };
}

function stepped(before: Watched | undefined, ear: DetectedEar = NOT_SEEN, stepS: number): Watched {
  return before ? followed(before, ear, stepS) : first(ear);
}

function first({ upper, lobe, hairFrom }: DetectedEar): Watched {
  const isCovered = hides(upper, false);
  return {
    upper,
    lobe,
    isCovered,
    isLobeCovered: hidesLobe({ upper, lobe }, false),
    cover: isCovered ? 1 : 0,
    hairFrom,
  };
}

/** An ear that is not seen for a moment keeps its state; after longer, nothing hides it. */
function followed(before: Watched, ear: DetectedEar, stepS: number): Watched {
  const [seen, share] = [smoothing(SEEN_HZ, stepS), smoothing(CUTOFF_HZ, stepS)];
  const [upper, lobe] = [eased(before.upper, ear.upper, seen), eased(before.lobe, ear.lobe, seen)];
  const isCovered = hides(upper, before.isCovered);
  const rows = ear.hairFrom.map((from, row) => mixed(before.hairFrom[row] ?? from, from, share));
  return {
    upper,
    lobe,
    isCovered,
    isLobeCovered: hidesLobe({ upper, lobe }, before.isLobeCovered),
    cover: mixed(before.cover, isCovered ? 1 : 0, share),
    hairFrom: rows.length > 0 ? rows : before.hairFrom,
  };
}

type Shares = DetectedEar['upper'];

const eased = (from: Shares, to: Shares, share: number): Shares => ({
  skin: mixed(from.skin, to.skin, share),
  hair: mixed(from.hair, to.hair, share),
});

const hidesLobe = ({ upper, lobe }: Pick<DetectedEar, 'upper' | 'lobe'>, did: boolean): boolean =>
  upper.skin < BARE_ABOVE && hides(lobe, did);

function hides({ hair, skin }: Shares, did: boolean): boolean {
  return did ? hair >= SHOWS.hair && skin <= SHOWS.skin : hair >= HIDES.hair && skin <= HIDES.skin;
}
