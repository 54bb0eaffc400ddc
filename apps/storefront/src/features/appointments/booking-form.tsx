import type { AppointmentBody, ConsentText } from '@vitrine/contracts';
import { useId } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import { enteredConsents } from '../../shared/consents/said-consents.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { NameFields } from '../../shared/forms/name-fields.tsx';
import { useFeature } from '../../shared/page/features.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { appointmentFailure } from './appointment-failure.ts';
import styles from './booking-form.module.css';
import type { BookableStore } from './load-booking.ts';
import type { DayView } from './load-days.ts';
import { TimeChoice } from './slot-choice.tsx';

interface BookingFormProps {
  readonly store: BookableStore;
  readonly type: string;
  readonly day: DayView;
  readonly timeZone: string;
  readonly asked: readonly ConsentText[];
  readonly isGuest: boolean;
  readonly onBooked: (appointment: AppointmentBody) => void;
}

/** [R2.064, R4.034] The time, who comes, and in Korea what is consented to. */
export function BookingForm({ store, type, day, timeZone, asked, isGuest, onBooked }: BookingFormProps) {
  const { t } = usePage().labels;
  const send = ({ gmtStartDateTime = '', wish, ...entered }: Entered) => {
    const contact = contactIn(entered);
    return shopClient().call('bookAppointment', {
      body: {
        storeId: store.id,
        appointmentType: type,
        gmtStartDateTime,
        ...(Object.keys(contact).length > 0 && { contact }),
        ...(wish && { wish }),
        ...(asked.length > 0 && { consents: enteredConsents(entered, asked) }),
      },
    });
  };
  return (
    <Form submit={t('appointments_submit')} explain={appointmentFailure} send={send} onDone={onBooked}>
      <TimeChoice day={day} timeZone={timeZone} />
      <Contact isGuest={isGuest} />
      {asked.length > 0 && <ConsentBoxes texts={asked} />}
    </Form>
  );
}

const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const;

/** What was said of who comes; a customer says no more than they want to. */
const contactIn = (entered: Entered): Partial<Record<(typeof CONTACT)[number], string>> =>
  Object.fromEntries(CONTACT.flatMap((name) => (entered[name] ? [[name, entered[name]]] : [])));

function Contact({ isGuest }: Pick<BookingFormProps, 'isGuest'>) {
  const { t } = usePage().labels;
  const hasTexts = useFeature('textMessages');
  const id = useId();
  return (
    <>
      {isGuest && (
        <>
          <NameFields first={t('appointments_first_name')} last={t('appointments_last_name')} />
          <Field
            label={t('appointments_email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        </>
      )}
      {hasTexts && (
        <Field
          label={t('appointments_phone')}
          hint={t('appointments_phone_hint')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      )}
      <div className={styles['wish']}>
        <label htmlFor={id}>{t('appointments_wish')}</label>
        <textarea id={id} name="wish" rows={3} maxLength={500} className={styles['area']} />
      </div>
    </>
  );
}
