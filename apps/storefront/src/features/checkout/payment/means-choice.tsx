import type { PaymentMethod } from '@vitrine/domain';
import { useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { PAYMENT_MEANS } from './methods/index.ts';
import styles from './payment-step.module.css';

interface MeansChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly isBusy: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** [R7.118] The means of the market; nothing is asked where there is but one. */
export function MeansChoice({ methods, chosen, isBusy, onChoose }: MeansChoiceProps) {
  const t = useLabels();
  const name = useId();
  if (methods.length < 2) return null;
  return (
    <fieldset className={styles['means']} disabled={isBusy}>
      <legend>{t('checkout_means_title')}</legend>
      {methods.map((method) => (
        <label key={method} className={styles['check']}>
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span>{t(PAYMENT_MEANS[method].title)}</span>
        </label>
      ))}
    </fieldset>
  );
}
