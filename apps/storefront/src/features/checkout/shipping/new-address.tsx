import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { FaultSummary } from '../../../shared/address/fault-summary.tsx';
import type { AddressFormHandle } from '../../../shared/address/use-address-form.ts';
import { usePage } from '../../../shared/page/page.tsx';
import styles from './shipping-step.module.css';
import type { SavedChoice } from './use-saved-choice.ts';

interface NewAddressProps {
  readonly form: AddressFormHandle;
  /** Undefined for a guest, who has no book to keep it in. */
  readonly saved: SavedChoice | undefined;
}

/** [R3.024] An address that is typed; a customer may keep it. */
export function NewAddress({ form, saved }: NewAddressProps) {
  const { labels, locale } = usePage();
  return (
    <div>
      <FaultSummary form={form} />
      <AddressFields form={form} name="shipping" hidesCountry={locale.dispatchCountries.length > 1} />
      {saved && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={saved.keeps}
            onChange={({ target }) => saved.setKeeps(target.checked)}
          />
          <span>{labels.t('address_keep')}</span>
        </label>
      )}
    </div>
  );
}
