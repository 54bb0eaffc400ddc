import type { ConsentText } from '@vitrine/contracts';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import { enteredConsents } from '../../shared/consents/said-consents.ts';
import { Form } from '../../shared/forms/form.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { appointmentFailure } from './appointment-failure.ts';
import type { DayView } from './load-days.ts';

interface WaitingFormProps {
  readonly storeId: string;
  readonly type: string;
  /** A day that is full; undefined: the first place that comes free. */
  readonly day: DayView | undefined;
  readonly asked: readonly ConsentText[];
  readonly isGuest: boolean;
}

/** [R7.185] The waiting list: a mail tells of a place that comes free, on a day or on any. */
export function WaitingForm({ storeId, type, day, asked, isGuest }: WaitingFormProps) {
  const { t } = usePage().labels;
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <output>{t('appointments_waiting')}</output>;
  return (
    <Fold
      title={day === undefined ? t('appointments_wait_title') : t('appointments_wait_day', { day: day.date })}
    >
      <Form<unknown>
        submit={t('appointments_wait_submit')}
        look="outline"
        explain={appointmentFailure}
        send={({ email, ...entered }) =>
          shopClient().call('waitForAppointment', {
            body: {
              storeId,
              appointmentType: type,
              ...(day && { day: day.day }),
              ...(email && { email }),
              ...(asked.length > 0 && { consents: enteredConsents(entered, asked) }),
            },
          })
        }
        onDone={() => setIsDone(true)}
      >
        <p>{t('appointments_wait_text')}</p>
        {isGuest && (
          <Field
            label={t('appointments_email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        )}
        {asked.length > 0 && <ConsentBoxes texts={asked} />}
      </Form>
    </Fold>
  );
}
