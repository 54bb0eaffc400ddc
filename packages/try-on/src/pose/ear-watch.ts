/**
 * Whether hair hangs over the ears, told from what was seen of them in one picture after another: it must be plain before
 * anything is hidden, and once it is hidden it takes more for it to show again.
 */
import type { SeenEar, SeenEars } from '../tracking/ear-sight.ts';
import type { Side } from './lobes.ts';
import { smoothing } from './one-euro.ts';

export interface WatchedEar {
  /** How far hair hides what lies on the head beside this ear, 0 to 1. */
  readonly cover: number;
  /** Where along each row of `BESIDE_ROWS` it begins, 0 to 1. */
  readonly hairFrom: readonly number[];
  readonly isLobeCovered: boolean;
}

export interface EarWatch {
  /** The same moment may be asked again. Without ears, or in another picture, it begins anew. */
  next(
    ears: Pick<SeenEars, Side>,
    moment: { readonly atMs: number; readonly motion: 'still' | 'moving' },
  ): WatchedEars;
  reset(): void;
}

export type WatchedEars = Readonly<Record<Side, WatchedEar>>;

/** Shares of the ear's place: hides from so much hair and so little skin on, and shows again beyond these. */
const HIDES = { hair: 0.6, skin: 0.12 } as const;
const SHOWS = { hair: 0.4, skin: 0.3 } as const;
/** A lock that moves is followed within a fifth of a second; what hides comes and goes as fast. */
const CUTOFF_HZ = 1.2;
const LONGEST_STEP_MS = 400;

const NOT_COVERED: WatchedEar = { cover: 0, hairFrom: [], isLobeCovered: false };

export const NOTHING_COVERED: WatchedEars = { left: NOT_COVERED, right: NOT_COVERED };

interface Watched extends WatchedEar {
  readonly isCovered: boolean;
}

export function createEarWatch(): EarWatch {
  let last: { readonly atMs: number; readonly ears: Readonly<Record<Side, Watched>> } | undefined;

  return {
    next(ears, { atMs, motion }) {
      const stepMs = last ? atMs - last.atMs : Infinity;
      const follows = last && motion === 'moving' && stepMs > 0 && stepMs <= LONGEST_STEP_MS;
      const step = (side: Side) => stepped(follows ? last?.ears[side] : undefined, ears[side], stepMs / 1000);
      last = { atMs, ears: { left: step('left'), right: step('right') } };
      return last.ears;
    },
    reset() {
      last = undefined;
    },
  };
}

function stepped(before: Watched | undefined, ear: SeenEar | undefined, stepS: number): Watched {
  if (!ear) return { ...NOT_COVERED, isCovered: false };
  const { isCovered = false, isLobeCovered = false, cover, hairFrom } = before ?? {};
  const covered = hides(ear.upper, isCovered);
  const target = covered ? 1 : 0;
  const share = before ? smoothing(CUTOFF_HZ, stepS) : 1;
  const eased = (from: number | undefined, to: number) =>
    from === undefined ? to : from + share * (to - from);
  return {
    isCovered: covered,
    isLobeCovered: hides(ear.lobe, isLobeCovered),
    cover: eased(cover, target),
    hairFrom: ear.hairFrom.map((from, row) => eased(hairFrom?.[row], from)),
  };
}

function hides({ hair, skin }: { readonly hair: number; readonly skin: number }, did: boolean): boolean {
  return did ? hair >= SHOWS.hair && skin <= SHOWS.skin : hair >= HIDES.hair && skin <= HIDES.skin;
}
