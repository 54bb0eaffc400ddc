import type { FeetOnScreen } from '@vitrine/try-on';
import { type KeyboardEvent, type PointerEvent, useCallback, useId, useRef, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import {
  FEET_POINTS,
  type PlacedFoot,
  type PointShift,
  shiftOfKey,
  type StageSizePx,
  withFoot,
  withPoint,
} from './feet-points.ts';
import styles from './feet.module.css';
import { footOutline } from './foot-outline.ts';

interface FeetHandlesProps {
  readonly feet: FeetOnScreen;
  readonly onFeet: (feet: FeetOnScreen) => void;
}

const SIDES: readonly PlacedFoot[] = ['left', 'right'];

/** The outlines of both feet on the stage, with a point at every heel and toe: for pointer, finger and arrow keys. */
export function FeetHandles({ feet, onFeet }: FeetHandlesProps) {
  const t = useLabels();
  const help = useId();
  const { ref, size } = useStageSize();
  const drag = useDrag(size);
  return (
    <>
      <svg className={styles['outlines']} aria-hidden="true">
        {SIDES.map((side) => (
          <path
            key={side}
            d={footOutline(feet, side, size)}
            className={styles['outline']}
            {...drag((by) => onFeet(withFoot(feet, side, by)))}
          />
        ))}
      </svg>
      <div ref={ref} className={styles['points']}>
        <p id={help} className="visually-hidden">
          {t('tryon_feet_keys')}
        </p>
        {FEET_POINTS.map((point) => {
          const { x, y } = feet[point.side][point.end];
          const move = (by: PointShift) => onFeet(withPoint(feet, point, by));
          return (
            <button
              key={point.key}
              type="button"
              className={styles['point']}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              aria-label={t(point.key)}
              aria-describedby={help}
              onKeyDown={(event: KeyboardEvent) => {
                const by = shiftOfKey(event.key, event.shiftKey, size);
                if (!by) return;
                event.preventDefault();
                move(by);
              }}
              {...drag(move)}
            />
          );
        })}
      </div>
    </>
  );
}

/** Handlers that report how far a pointer was dragged since the last report. */
function useDrag({ width, height }: { readonly width: number; readonly height: number }) {
  const last = useRef<{ readonly pointerId: number; readonly x: number; readonly y: number }>(undefined);
  const note = ({ pointerId, clientX, clientY }: PointerEvent) => {
    last.current = { pointerId, x: clientX, y: clientY };
  };
  const letGo = () => {
    last.current = undefined;
  };
  return (onShift: (by: PointShift) => void) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      note(event);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = last.current;
      if (before?.pointerId !== event.pointerId) return;
      note(event);
      onShift({ x: (event.clientX - before.x) / width, y: (event.clientY - before.y) / height });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  });
}

/** The size of an element in CSS pixels, also after the screen was rotated; never 0. */
function useStageSize() {
  const [size, setSize] = useState<StageSizePx>({ width: 1, height: 1 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(() =>
      setSize({ width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { ref, size };
}
