import { callUrl } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import styles from './appointment-plate.module.css';
import type { AppointmentView } from './appointment-view.ts';
import { AppointmentWhen } from './appointment-when.tsx';

interface AppointmentPlateProps {
  readonly appointment: AppointmentView;
  /** Whoever has the mail alone has the calendar file beside it. */
  readonly isGuest: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** [R2.051] One appointment: what for, when, and where. */
export function AppointmentPlate({ appointment, isGuest, children }: AppointmentPlateProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { id, kind, state, store, wish } = appointment;
  const isOn = state === 'booked';
  return (
    <article className={styles['plate']} data-state={state}>
      <p className={styles['kind']}>
        {kind}
        {!isOn && <span className={styles['state']}>{t(`appointments_state_${state}`)}</span>}
      </p>
      <AppointmentWhen {...appointment} />
      <address className={styles['store']}>
        <Link to={`/point-of-sale/${store.slug}`} className={styles['name']}>
          {store.name}
        </Link>
        {store.address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      {wish !== undefined && (
        <p dir="auto" className={styles['wish']}>
          {wish}
        </p>
      )}
      {isOn && (
        <p className={styles['ways']}>
          {children}
          {!isGuest && (
            <a
              href={callUrl('getAppointmentCalendar', { locale: locale.code, params: { id } })}
              type="text/calendar"
            >
              {t('appointments_calendar')}
            </a>
          )}
        </p>
      )}
    </article>
  );
}
