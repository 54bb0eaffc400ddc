import type { AppointmentAvailabilityBody } from '@vitrine/contracts';
import { appointmentTimeText } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { usePage } from '../../shared/page/page.tsx';
import styles from './store-page.module.css';

/**
 * [R3.040, R3.041, R9.037] When the next appointment of a store is free, by the store's clock, or that none is. Asked for by the
 * browser, since the page is the same for everybody and this is not for long.
 */
export function NextAppointment({ storeId }: { readonly storeId: string }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [answer, setAnswer] = useState<CallResult<AppointmentAvailabilityBody>>();
  useEffect(() => {
    let isWanted = true;
    const asked = shopClient().call('getStoreNextAvailibility', { params: { storeId } });
    void asked.then((result) => isWanted && setAnswer(result));
    return () => {
      isWanted = false;
    };
  }, [storeId]);
  // An answer that cannot be read says nothing of the store: the way to book stays.
  if (answer?.ok !== true) return <output className={styles['next']} />;
  const { storeSlotInfoList = [], availabilitySlotInfoList = [] } = answer.value;
  const [slot] = availabilitySlotInfoList;
  if (slot === undefined) return <output className={styles['next']}>{t('stores_next_none')}</output>;
  const startsAt = Date.parse(slot.gmtStartDateTime);
  const { date, time } = appointmentTimeText(startsAt, storeSlotInfoList[0]?.storeTimeZone, locale.bcp47);
  return (
    <output className={styles['next']}>
      <span className={styles['label']}>{t('stores_next_appointment')}</span>
      <span>
        <bdi>{date}</bdi>, <bdi>{time}</bdi>
      </span>
    </output>
  );
}
