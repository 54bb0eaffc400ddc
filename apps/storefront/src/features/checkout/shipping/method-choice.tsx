import type { ShippingMethod } from '@vitrine/contracts';
import { isFreeLabel, shippingOptionType } from '@vitrine/domain';
import { type ReactNode, useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './shipping-step.module.css';

interface MethodChoiceProps {
  readonly title: string;
  readonly methods: readonly ShippingMethod[];
  readonly chosenId: string | undefined;
  readonly onChoose: (methodId: string) => void;
  /** What else is said of the choice. */
  readonly children?: ReactNode;
}

/** [R4.035, R9.038] The methods with their price and, by day and month, when the order arrives. */
export function MethodChoice({ title, methods, chosenId, onChoose, children }: MethodChoiceProps) {
  const t = useLabels();
  const name = useId();
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      {children}
      {methods.map((method) => (
        <label key={method.id} className={styles['method']} data-type={shippingOptionType(method)}>
          <input
            type="radio"
            name={name}
            value={method.id}
            checked={method.id === chosenId}
            onChange={() => onChoose(method.id)}
          />
          <span>{method.name}</span>
          <span>{isFreeLabel(method.price) ? t('checkout_free') : method.price}</span>
          {method.timeSlot !== undefined && <span className={styles['detail']}>{method.timeSlot}</span>}
          <span className={styles['detail']}>{method.estimatedDeliveryDateLabel}</span>
          <span className={styles['detail']}>{method.description}</span>
        </label>
      ))}
      {methods.length === 0 && <p>{t('checkout_no_method')}</p>}
    </fieldset>
  );
}
