import type { CartBody } from '@vitrine/contracts';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { regionName } from '../../shared/i18n/region-names.ts';
import { usePage } from '../../shared/page/page.tsx';
import { repriceCart } from '../../shared/session/cart-actions.ts';
import styles from './cart-page.module.css';

interface CartCountryProps {
  /** ISO 3166-1: whose prices the cart shows. */
  readonly country: string;
  readonly onChanged: (result: CallResult<CartBody>) => void;
}

/** [R7.105] Where the order goes, in a locale that sends to several countries: each has its own currency and prices. */
export function CartCountry({ country, onChanged }: CartCountryProps) {
  const { labels, locale } = usePage();
  const { run, isBusy } = useMutation(repriceCart);
  if (locale.dispatchCountries.length < 2) return undefined;
  const reprice = async (chosen: string) => {
    const result = await run(chosen);
    if (result !== undefined) onChanged(result);
  };
  return (
    <label className={styles['country']} aria-busy={isBusy}>
      <span>{labels.t('cart_country')}</span>
      <select value={country} disabled={isBusy} onChange={({ target }) => void reprice(target.value)}>
        {locale.dispatchCountries.map(({ iso }) => (
          <option key={iso} value={iso}>
            {regionName(iso, locale.bcp47)}
          </option>
        ))}
      </select>
    </label>
  );
}
