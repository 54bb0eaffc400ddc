import { appointmentTimeText } from '@vitrine/domain';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { usePage } from '../../shared/page/page.tsx';
import type { AppointmentView } from './appointment-view.ts';
import styles from './appointment-when.module.css';

/** [R3.040] When an appointment is: by the store's clock, and beside it by the reader's own where that is another. */
export function AppointmentWhen({ startsAt, date, time, store }: Omit<AppointmentView, 'id' | 'state'>) {
  const { t } = usePage().labels;
  return (
    <div className={styles['when']}>
      <time dateTime={startsAt} className={styles['moment']}>
        <bdi>{date}</bdi>
        <bdi className={styles['hour']}>{time}</bdi>
      </time>
      <span className={styles['soft']}>{t('appointments_store_time')}</span>
      <OwnTime startsAt={startsAt} timeZone={store.timeZone} />
    </div>
  );
}

interface OwnTimeProps {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** The servers do not know the reader's clock: it is said once the page is alive. */
export function OwnTime({ startsAt, timeZone }: OwnTimeProps) {
  const { labels, locale } = usePage();
  if (!useIsHydrated()) return undefined;
  const at = Date.parse(startsAt);
  const [there, here] = [timeZone, undefined].map((zone) =>
    appointmentTimeText(at, zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, locale.bcp47),
  );
  if (here === undefined || (there?.date === here.date && there.time === here.time)) return undefined;
  return (
    <span className={styles['soft']}>
      {labels.t('appointments_own_time', { time: `${here.date} · ${here.time}` })}
    </span>
  );
}
