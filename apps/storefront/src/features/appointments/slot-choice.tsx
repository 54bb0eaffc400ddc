import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { OwnTime } from './appointment-when.tsx';
import type { DaysView, DayView } from './load-days.ts';
import styles from './slot-choice.module.css';
import { useState } from 'react';

interface DayChoiceProps {
  readonly days: DaysView;
  /** The page with another day open, or with other days. */
  readonly urlOf: (choice: { readonly day?: string; readonly from?: string }) => string;
}

/** [R2.064] The days that have times. Each is a link, so it is there without a script too; one that is full is said to be. */
export function DayChoice({ days: { days, open, later, isLater }, urlOf }: DayChoiceProps) {
  const { t } = usePage().labels;
  const from = isLater && days[0] ? { from: days[0].day } : {};
  return (
    <nav aria-label={t('appointments_choose_day')} className={styles['choice']}>
      <ul className={styles['days']}>
        {days.map(({ day, weekday, short, isFull }) => (
          <li key={day}>
            <Link
              to={urlOf({ day, ...from })}
              isChoice
              className={styles['day']}
              aria-current={day === open?.day ? 'date' : undefined}
            >
              <span className={styles['weekday']}>{weekday}</span>
              <bdi>{short}</bdi>
              {isFull && <span className={styles['full']}>{t('appointments_full')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['ways']}>
        {isLater && (
          <Link to={urlOf({})} isChoice className={styles['quiet']}>
            {t('appointments_sooner')}
          </Link>
        )}
        {later !== undefined && (
          <Link to={urlOf({ from: later })} isChoice className={styles['quiet']}>
            {t('appointments_later')}
          </Link>
        )}
      </p>
    </nav>
  );
}

interface TimeChoiceProps {
  readonly day: DayView;
  readonly timeZone: string;
}

/** The times of a day, by the store's clock; the first free one is chosen until another is. Taken ones cannot be. */
export function TimeChoice({ day, timeZone }: TimeChoiceProps) {
  const { t } = usePage().labels;
  const first = day.slots.find(({ isFree }) => isFree)?.startsAt ?? '';
  const [chosen, choose] = useState(first);
  const isThere = day.slots.some(({ startsAt, isFree }) => startsAt === chosen && isFree);
  return (
    <fieldset className={styles['times']}>
      <legend>{t('appointments_times_of', { day: day.date })}</legend>
      <div className={styles['grid']}>
        {day.slots.map(({ startsAt, time, isFree }) => (
          <label key={startsAt} className={styles['time']}>
            <input
              type="radio"
              name="gmtStartDateTime"
              value={startsAt}
              checked={startsAt === (isThere ? chosen : first)}
              disabled={!isFree}
              onChange={() => choose(startsAt)}
            />
            <bdi>{time}</bdi>
            {!isFree && <span className={styles['full']}>{t('appointments_taken')}</span>}
          </label>
        ))}
      </div>
      <p className={styles['note']}>
        <span>{t('appointments_store_time')}</span>
        <OwnTime startsAt={isThere ? chosen : first} timeZone={timeZone} />
      </p>
    </fieldset>
  );
}
