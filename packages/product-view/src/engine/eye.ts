import { advance, at, type Glide, headFor, isResting, push, settled } from '../motion/glide.ts';
import { type Move, MOVES } from '../motion/move.ts';
import { add, enlargement, NOWHERE, type Orbit } from '../motion/orbit.ts';
import { type Side, sideAt } from '../motion/side.ts';
import type { GestureListener } from './gestures.ts';

/** What is seen once a movement has come to rest. */
export interface Sight {
  readonly side: Side;
  /** How many times as large as the whole piece; 1 shows it whole. */
  readonly enlargement: number;
}

/** Where the piece is looked at from, and how gestures and keys change it. */
export interface Eye extends GestureListener {
  orbit(): Orbit;
  /** True also while a hand holds the piece. */
  isMoving(): boolean;
  /** The movement continues by itself. */
  isGliding(): boolean;
  /** Starts a little to the side and moves home, as an invitation to turn the piece. */
  enter(): void;
  advance(elapsedMs: number): void;
}

interface EyeOptions {
  readonly home: Orbit;
  /** True where the shopper prefers reduced motion: every movement ends at once. */
  readonly isStill: () => boolean;
  /** The picture has to be drawn. */
  readonly onChanged: () => void;
  /** A movement that somebody made is over. */
  readonly onRest: (sight: Sight) => void;
}

/** Radians: an eighth of a turn tells that there is another side. */
const ENTRANCE = Math.PI / 4;

export function createEye({ home, isStill, onChanged, onRest }: EyeOptions): Eye {
  let glide: Glide = at(home);
  let isHeld = false;
  let isUntold = false;
  const go = (next: Glide) => {
    glide = isStill() ? settled(next) : next;
    isUntold = true;
    onChanged();
  };
  const tellRest = () => {
    if (!isUntold || isHeld || !isResting(glide)) return;
    isUntold = false;
    onRest({ side: sideAt(glide.orbit.azimuth), enlargement: enlargement(glide.orbit) });
  };
  return {
    orbit: () => glide.orbit,
    isGliding: () => !isResting(glide),
    isMoving: () => isHeld || !isResting(glide),
    enter() {
      if (isStill()) return;
      glide = headFor(at(add(home, { ...NOWHERE, azimuth: ENTRANCE })), home);
      onChanged();
    },
    advance(elapsedMs) {
      glide = advance(glide, elapsedMs);
      tellRest();
    },
    onHold() {
      isHeld = true;
      glide = at(glide.orbit);
    },
    onDrag(moved) {
      glide = at(add(glide.orbit, moved));
      isUntold = true;
      onChanged();
    },
    onRelease(further) {
      isHeld = false;
      go(push(glide, further));
    },
    onMove(move: Move) {
      go(move === 'home' ? headFor(glide, home) : push(glide, MOVES[move]));
    },
  };
}
