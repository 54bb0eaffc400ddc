import { APPOINTMENT_TOKEN_HEADER, type AppointmentBody } from '@vitrine/contracts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { appointmentFailure } from './appointment-failure.ts';
import { AppointmentPlate } from './appointment-plate.tsx';
import { type AppointmentView, appointmentView } from './appointment-view.ts';
import styles from './booking-page.module.css';
import type { DaysView } from './load-days.ts';
import { PageHead } from './page-head.tsx';
import { DayChoice, TimeChoice } from './slot-choice.tsx';

interface ChangeProps {
  readonly appointment: AppointmentView;
  /** Of the mail that the page was opened by; undefined for a customer. */
  readonly token: string | undefined;
}

/** By what the appointment is found: in the address of a page, and in the headers of a call. */
const namedBy = ({ appointment, token }: ChangeProps): Readonly<Record<string, string>> =>
  token === undefined ? { appointmentId: appointment.id } : { token };
const headersOf = (token: string | undefined) =>
  token === undefined ? {} : { headers: { [APPOINTMENT_TOKEN_HEADER]: token } };
const pageOf = (page: string, query: Readonly<Record<string, string>>): string =>
  `/mylv/${page}?${new URLSearchParams(query).toString()}`;

/** [R2.062] Another time for an appointment; the present one is kept until the new one is booked. */
export function MovePage({ days, ...change }: ChangeProps & { readonly days: DaysView | undefined }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { appointment, token } = change;
  const [moved, setMoved] = useState<AppointmentBody>();
  if (moved !== undefined) {
    const now = appointmentView(moved, locale, labels);
    return <Done appointment={now} token={token} title={t('appointments_moved')} />;
  }
  return (
    <Frame title={t('appointments_move_title')} text={t('appointments_move_text')}>
      <AppointmentPlate appointment={appointment} isGuest={token !== undefined}>
        <Link to={pageOf('cancel-appointments', namedBy(change))}>{t('appointments_cancel')}</Link>
      </AppointmentPlate>
      <section className={styles['step']}>
        <h2 className={styles['heading']}>{t('appointments_choose_day')}</h2>
        {days === undefined ? (
          <p>{t('appointments_none')}</p>
        ) : (
          <NewTime {...change} days={days} onMoved={setMoved} />
        )}
      </section>
    </Frame>
  );
}

interface NewTimeProps extends ChangeProps {
  readonly days: DaysView;
  readonly onMoved: (appointment: AppointmentBody) => void;
}

function NewTime({ days, onMoved, ...change }: NewTimeProps) {
  const { t } = usePage().labels;
  const { appointment, token } = change;
  const { open, timeZone } = days;
  return (
    <>
      <DayChoice
        days={days}
        urlOf={(choice) => pageOf('modify-appointment', { ...namedBy(change), ...choice })}
      />
      {open === undefined || open.isFull ? (
        <p>{t('appointments_none')}</p>
      ) : (
        <Form
          key={open.day}
          submit={t('appointments_move_submit')}
          explain={appointmentFailure}
          send={({ gmtStartDateTime = '' }) =>
            shopClient().call('moveAppointment', {
              params: { id: appointment.id },
              body: { gmtStartDateTime },
              ...headersOf(token),
            })
          }
          onDone={onMoved}
        >
          <TimeChoice day={open} timeZone={timeZone} />
        </Form>
      )}
    </>
  );
}

/** [R2.063] An appointment that is to be cancelled: opening the page changes nothing, the press does. */
export function CancelPage(change: ChangeProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { appointment, token } = change;
  const [cancelled, setCancelled] = useState<AppointmentBody>();
  if (cancelled !== undefined) {
    const now = appointmentView(cancelled, locale, labels);
    return <Done appointment={now} token={token} title={t('appointments_cancelled')} />;
  }
  return (
    <Frame title={t('appointments_cancel_title')} text={t('appointments_cancel_text')}>
      <AppointmentPlate appointment={appointment} isGuest={token !== undefined}>
        <Link to={pageOf('modify-appointment', namedBy(change))}>{t('appointments_change')}</Link>
      </AppointmentPlate>
      <Form
        submit={t('appointments_cancel_submit')}
        explain={appointmentFailure}
        send={() =>
          shopClient().call('cancelAppointment', { params: { id: appointment.id }, ...headersOf(token) })
        }
        onDone={setCancelled}
      >
        {null}
      </Form>
    </Frame>
  );
}

function Done({ appointment, token, title }: ChangeProps & { readonly title: string }) {
  const { t } = usePage().labels;
  const isGuest = token !== undefined;
  const { id, slug } = appointment.store;
  const again = isGuest ? `/point-of-sale/${slug}/appointment` : `/mylv/booking-appointments?store=${id}`;
  return (
    <Frame title={title} text={t('appointments_changed_mail')} isOutcome>
      <AppointmentPlate appointment={appointment} isGuest={isGuest} />
      <p>
        {isGuest || appointment.state === 'cancelled' ? (
          <Link to={again} className={buttonClass('outline')}>
            {t('appointments_book')}
          </Link>
        ) : (
          <Link to="/mylv/appointments" className={buttonClass('solid')}>
            {t('appointments_all')}
          </Link>
        )}
      </p>
    </Frame>
  );
}

/** A link or an appointment that leads nowhere any more. */
export function AppointmentGone() {
  const { t } = usePage().labels;
  return (
    <Frame title={t('appointments_gone_title')} text={t('appointments_gone_text')}>
      <p>
        <Link to="/mylv/appointments" className={buttonClass('solid')}>
          {t('appointments_all')}
        </Link>
      </p>
    </Frame>
  );
}

interface FrameProps extends ComponentProps<typeof PageHead> {
  readonly children: ReactNode;
}

function Frame({ children, ...head }: FrameProps) {
  return (
    <div className={styles['page']}>
      <PageHead {...head} />
      {children}
    </div>
  );
}
