import { useLabels } from '../../../shared/page/page.tsx';
import { lazy, Suspense } from 'react';
import { FaultSummary } from '../../../shared/address/fault-summary.tsx';
import type { AddressFormHandle } from '../../../shared/address/use-address-form.ts';
import styles from './payment-step.module.css';

/** Fetched when somebody says another address. */
const AddressFields = lazy(async () => ({
  default: (await import('../../../shared/address/address-fields.tsx')).AddressFields,
}));

interface BillingAddressProps {
  readonly form: AddressFormHandle;
  readonly isElsewhere: boolean;
  /** Undefined where there is no delivery address that it could be the same as. */
  readonly onChange: ((isElsewhere: boolean) => void) | undefined;
}

/** The delivery address, unless the shopper says another one. */
export function BillingAddress({ form, isElsewhere, onChange }: BillingAddressProps) {
  const t = useLabels();
  return (
    <section className={styles['part']}>
      <h2>{t('checkout_billing_title')}</h2>
      {onChange !== undefined && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={!isElsewhere}
            onChange={({ target }) => onChange(!target.checked)}
          />
          <span>{t('checkout_billing_same')}</span>
        </label>
      )}
      {isElsewhere && (
        <div className={styles['billing']}>
          <FaultSummary form={form} />
          <Suspense>
            <AddressFields form={form} name="billing" />
          </Suspense>
        </div>
      )}
    </section>
  );
}
