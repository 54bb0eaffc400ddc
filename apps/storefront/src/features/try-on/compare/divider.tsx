import { type PointerEvent, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './divider.module.css';

interface DividerProps {
  /** What each half wears, in words. */
  readonly left: string;
  readonly right: string;
  readonly onDivide: (share: number) => void;
}

/** Neither half goes away altogether. */
const LEAST_PERCENT = 5;
const MOST_PERCENT = 95;
const STEP_PERCENT = 2;

/** [R2.087] The line between two halves of the stage: dragged, or moved by the keys of a slider. */
export function Divider({ left, right, onDivide }: DividerProps) {
  const t = useLabels();
  const [percent, setPercent] = useState(50);
  const divide = (requested: number) => {
    const next = Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, requested));
    setPercent(next);
    onDivide(next / 100);
  };
  const drag = ({ type, currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const stage = currentTarget.parentElement?.getBoundingClientRect();
    if (stage) divide(((clientX - stage.left) / stage.width) * 100);
  };
  return (
    <div className={styles['halves']}>
      <p className={styles['name']} data-half="left">
        {left}
      </p>
      <p className={styles['name']} data-half="right">
        {right}
      </p>
      <div
        className={styles['line']}
        style={{ left: `${percent}%` }}
        onPointerDown={drag}
        onPointerMove={drag}
      >
        <input
          type="range"
          className="visually-hidden"
          dir="ltr"
          min={LEAST_PERCENT}
          max={MOST_PERCENT}
          step={STEP_PERCENT}
          value={percent}
          aria-label={t('tryon_compare_line')}
          aria-valuetext={t('tryon_compare_halves', { left, right, percent: Math.round(percent) })}
          onChange={({ target }) => divide(target.valueAsNumber)}
        />
        <span className={styles['grip']} />
      </div>
    </div>
  );
}
