import { clamp } from '../../src/geometry/numbers.ts';
import { at } from '../geometry/point.ts';
import type { ClipMove } from '../picture/clip.page.ts';
import type { ClipStudio } from '../runner/clip-studio.ts';
import { moveAt, placeInStill, shownAt, STILL, SWING } from './moves.ts';
import { drift, following, meanOff, meanPlaces, mostJump, tremble } from './track.ts';
import type { Following, Places, Track, TruthAt } from './track.ts';
import type { WornPlaces } from './worn-places.ts';

/** How a worn product follows the body. */
export type MotionFigures = Following & {
  /** Of a still body before a noisy camera: the root mean square distance from the mean place, in pixels. */
  readonly tremblePx: number;
  /** The distance from its first place after the body has come back, in pixels. */
  readonly driftPx: number;
  /** The largest step between two frames that the body does not make, in pixels. */
  readonly jumpPx: number;
  /** The distance from its true place on a still body, in pixels, where the true place is known. */
  readonly offPx?: number;
};

/** How all types of one subject follow it, and what a frame costs the worker: its median time, crops included. */
export type Motions = {
  readonly of: Readonly<Record<string, MotionFigures>>;
  readonly trackMs: number;
  /** Frames in which the subject was not seen. */
  readonly lost: number;
};

/** How a product follows a body that turns in space, and its distance from its true place meanwhile. */
export type Turning = Following & Required<Pick<MotionFigures, 'offPx' | 'jumpPx'>>;

/** What is seen in each frame of a clip. */
export type FollowedSubject<Seen> = {
  readonly frames: readonly (Seen | undefined)[];
  readonly trackMs: readonly number[];
};

type Subject<Seen, Truth> = {
  /** What is exactly true of the still. */
  readonly truth?: Truth;
  readonly still: { readonly png: Uint8Array; readonly widthPx: number; readonly heightPx: number };
  readonly follow: (pictures: readonly Uint8Array[]) => Promise<FollowedSubject<Seen>>;
};

/** The frames until the filters have settled, those of the still body, and those after it came back. */
const SETTLING = 10;
const HELD = 20;
const BACK = 8;
/** Only the last of those count, because filters need some frames to settle. */
const AT_REST = 4;
/** The deviation of the noise, of 255. */
const NOISE_DEVIATION = 4;

/**
 * One clip of a still before a noisy camera. It is first held still, then panned, zoomed and turned by known amounts,
 * and moved back.
 */
const CLIP: readonly ClipMove[] = Array.from(
  { length: SETTLING + HELD + SWING.frames + BACK },
  (_, frame) => ({
    ...(frame < SETTLING + HELD ? STILL : moveAt(SWING, frame - SETTLING - HELD)),
    noise: { deviation: NOISE_DEVIATION, seed: frame + 1 },
  }),
);

export async function judgeMotion<Seen, Truth>(
  { still, truth, follow }: Subject<Seen, Truth>,
  types: Readonly<Record<string, WornPlaces<Seen, Truth>>>,
  clips: ClipStudio,
): Promise<Motions> {
  const { frames, trackMs } = await follow(await clips.moved(still.png, CLIP));
  const size = [still.widthPx, still.heightPx] as const;
  return {
    of: eachType(types, (type) => ({
      ...motionOf(trackOf(frames, type.drawn), size),
      ...(truth && { offPx: offHeld(trackOf(frames, type.drawn), type.truth(truth), size) }),
    })),
    trackMs: medianOf(trackMs.slice(SETTLING)),
    lost: frames.filter((seen) => seen === undefined).length,
  };
}

function motionOf(track: Track, size: readonly [number, number]): MotionFigures {
  const held = track.slice(SETTLING, SETTLING + HELD);
  const start = meanPlaces(held.filter((places) => places !== undefined));
  const places = start.map((place) => placeInStill(STILL, place, size));
  const truthAt: TruthAt = (frame) => places.map((place) => shownAt(moveAt(SWING, frame), place, size));
  const moving = track.slice(SETTLING + HELD);
  return {
    ...following(moving, truthAt),
    tremblePx: tremble(held),
    driftPx: drift(held, track.slice(-AT_REST)),
    jumpPx: mostJump(moving, truthAt),
  };
}

function offHeld(track: Track, truth: Places, size: readonly [number, number]): number {
  const shown = truth.map((place) => shownAt(STILL, place, size));
  return meanOff(track.slice(SETTLING, SETTLING + HELD), () => shown);
}

/** How all types follow a subject that is drawn anew in every frame and ends as it began. */
export function judgeDrawnMotion<Seen, Truth>(
  { frames, truths }: { readonly frames: readonly (Seen | undefined)[]; readonly truths: readonly Truth[] },
  types: Readonly<Record<string, WornPlaces<Seen, Truth>>>,
): Readonly<Record<string, Turning>> {
  return eachType(types, ({ drawn, truth }) => {
    const places = truths.map(truth);
    const truthAt: TruthAt = (frame) => between(places, frame);
    const track = trackOf(frames, drawn);
    return {
      ...following(track, truthAt),
      offPx: meanOff(track, truthAt),
      jumpPx: mostJump(track, truthAt),
    };
  });
}

const trackOf = <Seen>(frames: readonly (Seen | undefined)[], drawn: (seen: Seen) => Places): Track =>
  frames.map((seen) => seen && drawn(seen));

/** Movement between two frames is linear. Nothing moves before the first frame. */
function between(all: readonly Places[], frame: number): Places {
  const from = clamp(Math.floor(frame), 0, all.length - 1);
  const share = clamp(frame - from, 0, 1);
  const [before, after] = [at(all, from), at(all, Math.min(all.length - 1, from + 1))];
  return before.map(([x, y], index) => {
    const [toX, toY] = at(after, index);
    return [x + share * (toX - x), y + share * (toY - y)];
  });
}

const eachType = <From, To>(
  types: Readonly<Record<string, From>>,
  make: (one: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(types).map(([type, one]) => [type, make(one)]));

function medianOf(values: readonly number[]): number {
  return at(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );
}
