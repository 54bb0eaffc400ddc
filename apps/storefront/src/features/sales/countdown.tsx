import { useEffect } from 'react';
import type { LabelKey } from '../../shared/i18n/labels.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { partsLeft, type TimeUnit, useHouseClock } from './moments.ts';
import styles from './sale-page.module.css';

const WORDS = {
  days: 'sales_days',
  hours: 'sales_hours',
  minutes: 'sales_minutes',
  seconds: 'sales_seconds',
} as const satisfies Record<TimeUnit, LabelKey>;

interface CountdownProps {
  readonly label: string;
  /** ISO 8601: the clock of the house, and the moment that is counted down to. */
  readonly now: string;
  readonly until: string;
  readonly onReached: () => void;
}

/** The time that is left, second by second: to be looked at, and read out when it is asked for alone. */
export function Countdown({ label, now, until, onReached }: CountdownProps) {
  const t = useLabels();
  const leftMs = Date.parse(until) - useHouseClock(now);
  const isReached = leftMs <= 0;
  useEffect(() => {
    if (isReached) onReached();
    // Told once for each moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReached, until]);
  return (
    <div className={styles['countdown']} role="timer" aria-label={label}>
      <p className={styles['soft']} aria-hidden>
        {label}
      </p>
      <p className={styles['left']} suppressHydrationWarning>
        {partsLeft(leftMs).map(([unit, count]) => (
          <span key={unit} className={styles['unit']}>
            {t(WORDS[unit], { count })}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
