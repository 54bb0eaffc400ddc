import { useLabels } from '../../../shared/page/page.tsx';
import { stepScreen } from '../steps/step-screen.tsx';
import type { BillingFormProps } from './billing-form.tsx';
import styles from './payment-step.module.css';

/** Most bills go where the parcel goes: the form is fetched when somebody says another address. */
export const BILLING = stepScreen(async () => (await import('./billing-form.tsx')).BillingForm, ['address']);
const { Screen: BillingForm, warm } = BILLING;

interface BillingAddressProps extends BillingFormProps {
  readonly isElsewhere: boolean;
  /** Undefined where there is no delivery address that it could be the same as. */
  readonly onChange: ((isElsewhere: boolean) => void) | undefined;
}

/** The delivery address, unless the shopper says another one. */
export function BillingAddress({ isElsewhere, onChange, ...form }: BillingAddressProps) {
  const t = useLabels();
  return (
    <section className={styles['part']}>
      <h2>{t('checkout_billing_title')}</h2>
      {onChange !== undefined && (
        <label className={styles['check']} onPointerEnter={warm}>
          <input
            type="checkbox"
            checked={!isElsewhere}
            onFocus={warm}
            onChange={({ target }) => onChange(!target.checked)}
          />
          <span>{t('checkout_billing_same')}</span>
        </label>
      )}
      {isElsewhere && (
        <div className={styles['billing']} data-part="billing">
          <BillingForm {...form} />
        </div>
      )}
    </section>
  );
}
