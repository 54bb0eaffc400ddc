import { type ComponentProps, useId, useState } from 'react';
import { useLabels } from '../../../../shared/page/page.tsx';
import { PaymentStep } from '../payment-step.tsx';
import styles from '../payment-step.module.css';
import { SendOrder } from './send-order.tsx';

type Way = 'link' | 'here';
const WAYS = ['link', 'here'] as const satisfies readonly Way[];

/**
 * [R7.118, R7.126] How the client of an agent pays: by a link on a device of their own, or on the store's device, where they
 * type their card themselves.
 */
export function AssistedPayment(props: ComponentProps<typeof PaymentStep>) {
  const t = useLabels();
  const [way, choose] = useState<Way>('link');
  const [isSent, setSent] = useState(false);
  const name = useId();
  return (
    <div className={styles['form']} data-part="assisted">
      {!isSent && (
        <fieldset className={styles['means']}>
          <legend>{t('assisted_way')}</legend>
          {WAYS.map((each) => (
            <label key={each} className={styles['check']}>
              <input type="radio" name={name} checked={way === each} onChange={() => choose(each)} />
              <span>{t(`assisted_way_${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {way === 'here' ? (
        <>
          <p className={styles['intro']}>{t('assisted_here_note')}</p>
          <PaymentStep {...props} />
        </>
      ) : (
        <SendOrder order={props.order} rules={props.rules} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
