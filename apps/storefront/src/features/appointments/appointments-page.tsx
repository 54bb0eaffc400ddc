import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { type ButtonLook, buttonClass } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { AppointmentPlate } from './appointment-plate.tsx';
import type { AppointmentView } from './appointment-view.ts';
import styles from './appointments-page.module.css';

interface AppointmentsPageProps {
  readonly appointments: readonly AppointmentView[];
}

/** [R2.051] A customer's appointments: those to come, the next one first, then the earlier ones. */
export function AppointmentsPage({ appointments }: AppointmentsPageProps) {
  const { t } = usePage().labels;
  const coming = appointments.filter(({ state }) => state === 'booked').toReversed();
  const isEmpty = coming.length === 0;
  const earlier = appointments.filter(({ state }) => state !== 'booked');
  return (
    <MylvPage
      title={t('appointments_title')}
      intro={t('appointments_intro')}
      action={isEmpty ? undefined : <BookLink look="outline" />}
    >
      {isEmpty ? (
        <EmptyPlate
          title={t('appointments_empty_title')}
          text={t('appointments_empty_text')}
          action={<BookLink look="solid" />}
        />
      ) : (
        <List appointments={coming} title={t('appointments_coming')} />
      )}
      {earlier.length > 0 && <List appointments={earlier} title={t('appointments_earlier')} />}
    </MylvPage>
  );
}

function BookLink({ look }: { readonly look: ButtonLook }) {
  const { t } = usePage().labels;
  return (
    <Link to="/mylv/booking-appointments" className={buttonClass(look)}>
      {t('appointments_book')}
    </Link>
  );
}

function List({ appointments, title }: AppointmentsPageProps & { readonly title: string }) {
  const { t } = usePage().labels;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['list']}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentPlate appointment={appointment} isGuest={false}>
              <Link to={`/mylv/modify-appointment?appointmentId=${appointment.id}`}>
                {t('appointments_change')}
              </Link>
              <Link to={`/mylv/cancel-appointments?appointmentId=${appointment.id}`}>
                {t('appointments_cancel')}
              </Link>
            </AppointmentPlate>
          </li>
        ))}
      </ul>
    </section>
  );
}
