import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { closer, type MapSize, type MapView, moved } from './map-view.ts';

const NO_SIZE: MapSize = { width: 0, height: 0 };

/** The size of an element, followed as the page changes. */
export function useSize(element: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState(NO_SIZE);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const KEY_STEP = 80;
const KEYS: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moved(view, KEY_STEP, 0),
  ArrowRight: (view) => moved(view, -KEY_STEP, 0),
  ArrowUp: (view) => moved(view, 0, KEY_STEP),
  ArrowDown: (view) => moved(view, 0, -KEY_STEP),
  '+': (view) => closer(view, 1),
  '=': (view) => closer(view, 1),
  '-': (view) => closer(view, -1),
};

type ChangeView = (change: (view: MapView) => MapView) => void;

/** Moves a map by keys, by one finger or the mouse, and by two fingers. */
export function useGestures(change: ChangeView) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [isDragged, setDragged] = useState(false);
  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    setDragged(fingers.current.size > 0);
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = event.target === event.currentTarget ? KEYS[event.key] : undefined;
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(step);
    },
    onPointerDown: ({
      pointerId,
      clientX: x,
      clientY: y,
      currentTarget,
      target,
    }: PointerEvent<HTMLElement>) => {
      if (target instanceof Element && target.closest('button, a') !== null) return;
      fingers.current.set(pointerId, { x, y });
      currentTarget.setPointerCapture(pointerId);
      setDragged(true);
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(pointerId);
      if (before === undefined) return;
      const [other] = [...fingers.current].filter(([id]) => id !== pointerId);
      fingers.current.set(pointerId, { x, y });
      if (other === undefined) {
        change((view) => moved(view, x - before.x, y - before.y));
        return;
      }
      const [, still] = other;
      const apart = Math.hypot(before.x - still.x, before.y - still.y);
      const steps = Math.log2(Math.hypot(x - still.x, y - still.y) / Math.max(1, apart));
      const about = fromMiddle(currentTarget, (x + still.x) / 2, (y + still.y) / 2);
      change((view) => closer(moved(view, (x - before.x) / 2, (y - before.y) / 2), steps, about));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { handlers, isDragged };
}

/** The wheel scrolls the page; with Control, as a trackpad's pinch says it, it brings the map closer. */
export function useWheel(element: RefObject<HTMLElement | null>, change: ChangeView): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const about = fromMiddle(current, event.clientX, event.clientY);
      change((view) => closer(view, -event.deltaY / 100, about));
    };
    // React listens passively: the page would be scaled as well.
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, [element, change]);
}

/** A point of the window, px from the middle of an element. */
function fromMiddle(element: Element, x: number, y: number) {
  const box = element.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}
