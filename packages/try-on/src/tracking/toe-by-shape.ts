/**
 * A shoe's toe is where the mask of the body ends in the foot's direction: the body model is better at masks than at
 * the point of a toe.
 */
import { clamp, mean, median } from '../geometry/numbers.ts';
import type { BodySide } from '../landmarks/landmarks.ts';
import { LEG_POINTS } from '../landmarks/body-points.ts';
import { bodyShows } from './body-shape.ts';
import type { Point } from '../geometry/point.ts';
import { pointOf, pxPerCm, type TrackedBody } from './read-body.ts';
import { OTHER_SIDE, type DetectedFoot } from './detected-feet.ts';

/** From how far around the model's toe, and how densely, the body's shape is looked at: centimetres. */
const LOOK = { reachCm: 14, stepCm: 0.6 } as const;
/**
 * Places further from the model's foot do not belong to it, and places further aside from its line do not belong to
 * its toe.
 */
const OF_FOOT_CM = 9;
const ASIDE_CM = 7;
/** The mask must show this share of the foot between ankle and toe; otherwise it missed the shoe. */
const LEAST_SHOWN = 0.75;
const SHOWN_AT = [0, 0.5, 0.75, 1] as const;
/** So many places may be further ahead than the front, and so deep is the tip whose middle the toe lies in. */
const STRAY = 4;
const TIP_CM = 1.5;
/** The model's toe lies within the shoe: a mask that ends behind it by more than this does not show the whole shoe. */
const BEHIND_CM = 0.5;
/** The largest distance of a toe from the first guess. */
const MOST_CM = { ahead: 9, aside: 6 } as const;
/** The second pass goes along the line through the toe of the first. */
const PASSES = 2;

/** The foot with its toe where the mask of the body ends; as guessed where the mask gives no certain answer. */
export function withToeByShape(body: TrackedBody, side: BodySide, guess: DetectedFoot): DetectedFoot {
  if (shownShare(body, side) < LEAST_SHOWN) return guess;
  const places = placesOfFoot(body, side);
  const cmPx = pxPerCm(body);
  const modelToe = pointOf(body, LEG_POINTS[side].toe);
  let foot = guess;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const line = lineOf(foot, cmPx);
    const end = endOf(places.map(line.along));
    if (!end || end.ahead < line.along(modelToe).ahead - BEHIND_CM) return guess;
    foot = { ...foot, toe: line.place(held(end)) };
  }
  return foot;
}

/** Centimetres from a foot's toe, along its line and to one side of it. */
interface AlongFoot {
  readonly ahead: number;
  readonly aside: number;
}

function lineOf({ heel, toe }: DetectedFoot, cmPx: number) {
  const lengthPx = Math.hypot(toe.x - heel.x, toe.y - heel.y) || 1;
  const [x, y] = [(toe.x - heel.x) / lengthPx, (toe.y - heel.y) / lengthPx];
  return {
    along: (place: Point): AlongFoot => ({
      ahead: ((place.x - toe.x) * x + (place.y - toe.y) * y) / cmPx,
      aside: ((place.y - toe.y) * x - (place.x - toe.x) * y) / cmPx,
    }),
    place: ({ ahead, aside }: AlongFoot): Point => ({
      x: toe.x + cmPx * (ahead * x - aside * y),
      y: toe.y + cmPx * (ahead * y + aside * x),
    }),
  };
}

/** The foremost of some places: the middle of their tip. Undefined of too few. */
function endOf(places: readonly AlongFoot[]): AlongFoot | undefined {
  const near = places.filter(({ aside }) => Math.abs(aside) < ASIDE_CM);
  const front = near.map(({ ahead }) => ahead).toSorted((one, other) => other - one)[STRAY];
  if (front === undefined) return undefined;
  const tip = near.filter(({ ahead }) => ahead > front - TIP_CM).map(({ aside }) => aside);
  const middle = median(tip);
  return { ahead: front + LOOK.stepCm / 2, aside: middle };
}

const within = (value: number, most: number): number => clamp(value, -most, most);

const held = ({ ahead, aside }: AlongFoot): AlongFoot => ({
  ahead: within(ahead, MOST_CM.ahead),
  aside: within(aside, MOST_CM.aside),
});

function shownShare(body: TrackedBody, side: BodySide): number {
  const { ankle, toe } = LEG_POINTS[side];
  const [from, to] = [pointOf(body, ankle), pointOf(body, toe)];
  const shown = SHOWN_AT.map((share) =>
    bodyShows(body.shape, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }),
  );
  return mean(shown);
}

/** Places around the toe that the body shows at, nearer to this foot than to the other leg. */
function placesOfFoot(body: TrackedBody, side: BodySide): readonly Point[] {
  const cmPx = pxPerCm(body);
  const middle = pointOf(body, LEG_POINTS[side].toe);
  const own = bonesOf(body, side).slice(1);
  const others = bonesOf(body, OTHER_SIDE[side]);
  const steps = Math.round(LOOK.reachCm / LOOK.stepCm);
  const places: Point[] = [];
  for (let down = -steps; down <= steps; down += 1) {
    for (let right = -steps; right <= steps; right += 1) {
      const place = {
        x: middle.x + right * LOOK.stepCm * cmPx,
        y: middle.y + down * LOOK.stepCm * cmPx,
      };
      if (bodyShows(body.shape, place) < 0.5) continue;
      const farPx = nearestOf(own, place);
      if (farPx < OF_FOOT_CM * cmPx && farPx < nearestOf(others, place)) places.push(place);
    }
  }
  return places;
}

type Bone = readonly [from: Point, to: Point];

/** The shin, then the foot's. */
function bonesOf(body: TrackedBody, side: BodySide): readonly Bone[] {
  const { knee, ankle, heel, toe } = LEG_POINTS[side];
  const at = (point: number) => pointOf(body, point);
  return [
    [at(knee), at(ankle)],
    [at(ankle), at(heel)],
    [at(heel), at(toe)],
    [at(ankle), at(toe)],
  ];
}

const nearestOf = (bones: readonly Bone[], place: Point): number =>
  Math.min(...bones.map((bone) => distanceTo(bone, place)));

function distanceTo([from, to]: Bone, { x, y }: Point): number {
  const [acrossX, acrossY] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * acrossX + (y - from.y) * acrossY) / (acrossX ** 2 + acrossY ** 2 || 1);
  const nearest = clamp(share, 0, 1);
  return Math.hypot(x - from.x - nearest * acrossX, y - from.y - nearest * acrossY);
}
