import type { AppointmentBody, ConsentText } from '@vitrine/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { AppointmentPlate } from './appointment-plate.tsx';
import { appointmentView } from './appointment-view.ts';
import { BookingForm } from './booking-form.tsx';
import styles from './booking-page.module.css';
import type { BookableStore, BookingView } from './load-booking.ts';
import { PageHead } from './page-head.tsx';
import { DayChoice } from './slot-choice.tsx';
import { WaitingForm } from './waiting-form.tsx';

interface BookingPageProps {
  readonly booking: BookingView;
  /** What Korea asks; empty elsewhere. */
  readonly asked: readonly ConsentText[];
  /** Says who comes, and has no account to keep it in. */
  readonly isGuest: boolean;
}

/** The choices of a booking, which its address says. */
type Choice = Readonly<Partial<Record<'store' | 'type' | 'day' | 'from', string>>>;

/** [R2.064] An appointment: the store, what it is for, the day and the time, and for a guest who comes. */
export function BookingPage(page: BookingPageProps) {
  const { t } = usePage().labels;
  const [booked, setBooked] = useState<AppointmentBody>();
  const { booking, isGuest } = page;
  if (booked !== undefined) return <Booked appointment={booked} isGuest={isGuest} />;
  const urlOf = (choice: Choice) => bookingUrl(booking, isGuest, choice);
  return (
    <div className={styles['page']}>
      <PageHead title={t('appointments_book')} text={t('appointments_intro')} />
      {booking.store === undefined ? (
        <StoreChoice booking={booking} urlOf={urlOf} />
      ) : (
        <>
          <Chosen store={booking.store} isGuest={isGuest} />
          <KindChoice booking={booking} urlOf={urlOf} />
          <Times {...page} store={booking.store} urlOf={urlOf} onBooked={setBooked} />
        </>
      )}
    </div>
  );
}

interface TimesProps extends BookingPageProps {
  readonly store: BookableStore;
  readonly urlOf: (choice: Choice) => string;
  readonly onBooked: (appointment: AppointmentBody) => void;
}

/** The day and the time of a kind, and the waiting list of a day that is full. */
function Times({ booking: { type, days }, store, asked, isGuest, urlOf, onBooked }: TimesProps) {
  const { t } = usePage().labels;
  if (type === undefined || days === undefined) return undefined;
  const { open, timeZone } = days;
  const free = open?.isFull === false ? open : undefined;
  return (
    <Step title={t('appointments_choose_day')}>
      {open === undefined && <p>{t('appointments_none')}</p>}
      <DayChoice days={days} urlOf={(choice) => urlOf({ type, ...choice })} />
      {free === undefined ? (
        <WaitingForm
          key={`${type} ${open?.day ?? ''}`}
          {...{ storeId: store.id, type, day: open, asked, isGuest }}
        />
      ) : (
        <BookingForm
          key={free.day}
          {...{ store, type, day: free, timeZone, asked, isGuest }}
          onBooked={onBooked}
        />
      )}
    </Step>
  );
}

/** A page of the account asks for the store; that of a store is its own. */
function bookingUrl({ store }: BookingView, isGuest: boolean, choice: Choice): string {
  const path = isGuest ? `/point-of-sale/${store?.slug ?? ''}/appointment` : '/mylv/booking-appointments';
  const said = isGuest ? choice : { ...(store && { store: store.id }), ...choice };
  const query = new URLSearchParams(said).toString();
  return query === '' ? path : `${path}?${query}`;
}

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ title, children }: StepProps) {
  return (
    <section className={styles['step']}>
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoosingProps {
  readonly booking: BookingView;
  readonly urlOf: (choice: Choice) => string;
}

function StoreChoice({ booking: { countries }, urlOf }: ChoosingProps) {
  const { t } = usePage().labels;
  return (
    <Step title={t('appointments_choose_store')}>
      {countries.map(({ name, stores }) => (
        <section key={name} className={styles['country']}>
          <h3 className={styles['name']}>{name}</h3>
          <ul className={styles['options']}>
            {stores.map((store) => (
              <li key={store.id}>
                <Link to={urlOf({ store: store.id })} className={styles['option']}>
                  {store.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Step>
  );
}

function Chosen({ store, isGuest }: Pick<TimesProps, 'store' | 'isGuest'>) {
  const { t } = usePage().labels;
  return (
    <p className={styles['chosen']}>
      <span className={styles['name']}>{store.name}</span>
      <Link to={isGuest ? '/stores' : '/mylv/booking-appointments'} className={styles['quiet']}>
        {t('appointments_other_store')}
      </Link>
      {isGuest && (
        <Link to={`/mylv/booking-appointments?store=${store.id}`} className={styles['quiet']}>
          {t('appointments_with_account')}
        </Link>
      )}
    </p>
  );
}

function KindChoice({ booking: { kinds, type }, urlOf }: ChoosingProps) {
  const { t } = usePage().labels;
  return (
    <Step title={t('appointments_choose_kind')}>
      <ul className={styles['options']}>
        {kinds.map((kind) => (
          <li key={kind.type}>
            <Link
              to={urlOf({ type: kind.type })}
              isChoice
              className={styles['option']}
              aria-current={kind.type === type ? 'true' : undefined}
            >
              {kind.name}
            </Link>
          </li>
        ))}
      </ul>
    </Step>
  );
}

interface BookedProps {
  readonly appointment: AppointmentBody;
  readonly isGuest: boolean;
}

function Booked({ appointment, isGuest }: BookedProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <div className={styles['page']}>
      <PageHead title={t('appointments_booked_title')} text={t('appointments_booked_mail')} isOutcome />
      <AppointmentPlate appointment={appointmentView(appointment, locale, labels)} isGuest={isGuest} />
      {!isGuest && (
        <p>
          <Link to="/mylv/appointments" className={buttonClass('solid')}>
            {t('appointments_all')}
          </Link>
        </p>
      )}
    </div>
  );
}
