import type { DeliverySlotsBody, ShippingMethod } from '@vitrine/contracts';
import { isFreeLabel, type Readiness } from '@vitrine/domain';
import { useEffect, useId, useState } from 'react';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './slot-picker.module.css';
import type { ChosenHours } from './way-choice.ts';

export interface SlotPickerProps {
  readonly postalCode: string;
  readonly parcel: Readiness;
  readonly methods: readonly ShippingMethod[];
  readonly chosen: ChosenHours | undefined;
  readonly onChoose: (methodId: string, hours: ChosenHours) => void;
}

/** [R2.127, R7.114] The days of the weeks to come and the hours of one of them; what is full is shown as such. */
export function SlotPicker({ postalCode, parcel, ...choice }: SlotPickerProps) {
  const t = useLabels();
  const answer = useSlots(postalCode, parcel);
  if (answer === undefined) return <output className={styles['note']}>{t('please_wait')}</output>;
  if (!answer.ok) return <p role="alert">{t('checkout_slot_failed')}</p>;
  if (answer.value.dates.length === 0) return <p className={styles['note']}>{t('checkout_slot_none')}</p>;
  return <Calendar slots={answer.value} {...choice} />;
}

interface CalendarProps extends Omit<SlotPickerProps, 'postalCode' | 'parcel'> {
  readonly slots: DeliverySlotsBody;
}
type SlotDate = DeliverySlotsBody['dates'][number];

function Calendar({ slots: { dates, fullDates }, methods, chosen, onChoose }: CalendarProps) {
  const t = useLabels();
  const ofChoice = dates.find(({ timeSlots }) => timeSlots.some(({ slotId }) => slotId === chosen?.slotId));
  const [opened, open] = useState<string>();
  const day = dates.find(({ date }) => date === opened) ?? ofChoice ?? dates[0];
  const name = useId();
  const days = [
    ...dates.map((date) => ({ ...date, isFull: false })),
    ...fullDates.map((date) => ({ ...date, isFull: true })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return (
    <div className={styles['picker']}>
      <fieldset className={styles['row']}>
        <legend>{t('checkout_slot_day')}</legend>
        <div className={styles['days']}>
          {days.map(({ date, label, weekday, isFull }) => (
            <label key={date} className={styles['day']}>
              <input
                type="radio"
                name={name}
                value={date}
                checked={date === day?.date}
                disabled={isFull}
                onChange={() => open(date)}
              />
              <span className={styles['weekday']}>{weekday}</span>
              <span>{label}</span>
              {isFull && <span className={styles['full']}>{t('checkout_slot_full')}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      {day && <Times {...{ day, methods, chosen, onChoose }} />}
    </div>
  );
}

interface TimesProps extends Pick<SlotPickerProps, 'methods' | 'chosen' | 'onChoose'> {
  readonly day: SlotDate;
}

function Times({ day, methods, chosen, onChoose }: TimesProps) {
  const t = useLabels();
  const name = useId();
  return (
    <fieldset className={styles['row']}>
      <legend>{t('checkout_slot_time', { day: day.label })}</legend>
      <div className={styles['times']}>
        {day.timeSlots.map(({ slotId, methodId, timeSlot, label, price }) => (
          <label key={slotId} className={styles['time']}>
            <input
              type="radio"
              name={name}
              value={slotId}
              checked={slotId === chosen?.slotId}
              onChange={() => onChoose(methodId, { slotId, label })}
            />
            <span dir="ltr">{timeSlot}</span>
            <span className={styles['way']}>{methods.find(({ id }) => id === methodId)?.name}</span>
            <span className={styles['price']}>{isFreeLabel(price) ? t('checkout_free') : price}</span>
          </label>
        ))}
        {day.fullTimeSlots.map((timeSlot, at) => (
          <label key={`${timeSlot} ${at}`} className={styles['time']}>
            <input type="radio" name={name} disabled />
            <span dir="ltr">{timeSlot}</span>
            <span className={styles['way']} />
            <span className={styles['full']}>{t('checkout_slot_full')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useSlots(postalcode: string, parcel: Readiness) {
  const [answer, setAnswer] = useState<CallResult<DeliverySlotsBody>>();
  useEffect(() => {
    let isWanted = true;
    const asked = shopClient().call('getDeliverySlots', { query: { postalcode, parcel } });
    void asked.then((result) => isWanted && setAnswer(result));
    return () => {
      isWanted = false;
    };
  }, [postalcode, parcel]);
  return answer;
}
