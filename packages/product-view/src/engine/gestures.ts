import { dragged, flung, pinched, type Sample, wheeled } from '../motion/drag.ts';
import { type Move, moveOfKey } from '../motion/move.ts';
import { NOWHERE, type Orbit } from '../motion/orbit.ts';

/** What gestures do to the piece. */
export interface GestureListener {
  /** A hand holds the piece: its own movement ends. */
  readonly onHold: () => void;
  /** The piece follows the hand. */
  readonly onDrag: (moved: Orbit) => void;
  /** The hand lets go, and the piece continues by itself so far. */
  readonly onRelease: (further: Orbit) => void;
  readonly onMove: (move: Move) => void;
}

/**
 * Listens to mouse, pen, fingers, wheel and keys on the stage. One finger sideways turns, up and down scrolls the page,
 * which `touch-action` leaves to the browser; two fingers enlarge. The wheel scrolls too, unless a trackpad pinches or
 * Ctrl is held.
 */
export function listenToGestures(stage: HTMLElement, listener: GestureListener, signal: AbortSignal): void {
  const hands = new Map<number, Sample>();
  let trail: Sample[] = [];
  const extent = () => ({ widthPx: stage.clientWidth, heightPx: stage.clientHeight });
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => stage.addEventListener(name, hear, { signal, passive: false });

  stage.style.touchAction = 'pan-y';
  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    hands.set(event.pointerId, sampleOf(event));
    trail = [sampleOf(event)];
    listener.onHold();
  });
  listen('pointermove', (event) => {
    const before = hands.get(event.pointerId);
    if (!before) return;
    const now = sampleOf(event);
    const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
    hands.set(event.pointerId, now);
    trail.push(now);
    listener.onDrag(
      other ? pinched(apart(before, other), apart(now, other)) : dragged(before, now, extent()),
    );
  });
  const letGo = (event: PointerEvent, further: () => Orbit) => {
    if (hands.delete(event.pointerId) && hands.size === 0) listener.onRelease(further());
    trail = [];
  };
  listen('pointerup', (event) => letGo(event, () => flung(trail, event.timeStamp, extent())));
  // The browser scrolls the page now.
  listen('pointercancel', (event) => letGo(event, () => NOWHERE));
  listen('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    listener.onRelease(wheeled(event.deltaY));
  });
  listen('keydown', (event) => {
    const move = moveOfKey(event);
    if (!move) return;
    event.preventDefault();
    listener.onMove(move);
  });
}

const apart = (one: Sample, other: Sample): number => Math.hypot(one.x - other.x, one.y - other.y);

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
  x: clientX,
  y: clientY,
  atMs: timeStamp,
});
