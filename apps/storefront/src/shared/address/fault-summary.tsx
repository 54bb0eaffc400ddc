import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { faultList, faultValues } from './address-form-state.ts';
import styles from './fault-summary.module.css';
import { focusField } from '../forms/field-faults.ts';
import type { AddressFormHandle } from './use-address-form.ts';

/** Everything that is wrong with a form, in one place above it; each line leads to its field. */
export function FaultSummary({ form }: { readonly form: AddressFormHandle }) {
  const t = useLabels();
  const faults = faultList(form.state, form.country);
  return (
    <div role="alert">
      {faults.length > 1 && (
        <div className={styles['summary']}>
          <p>{t('checkout_fault_summary', { count: faults.length })}</p>
          <ul>
            {faults.map(({ field, code }) => (
              <li key={field}>
                <Button look="text" onClick={({ currentTarget }) => focusField(currentTarget.form, field)}>
                  {t(code, { field: t(`address_${field}`), ...faultValues(field, form.rules) })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
