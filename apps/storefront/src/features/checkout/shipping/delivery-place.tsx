import type { OrderBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { CountryField } from '../../../shared/address/country-field.tsx';
import { failureText } from '../../../shared/api/failure-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { stepScreen } from '../steps/step-screen.tsx';
import styles from './shipping-step.module.css';
import type { OrderCountry } from './use-order-country.ts';
import type { SavedChoice as Choice } from './use-saved-choice.ts';

/** Guests have no addresses: what shows a customer's is fetched by itself. */
export const SAVED = stepScreen(async () => (await import('./saved-choice.tsx')).SavedChoice);
const { Screen: SavedChoice } = SAVED;

interface DeliveryPlaceProps {
  readonly order: OrderBody;
  readonly rules: AddressRules;
  readonly place: OrderCountry;
  /** Undefined for a guest. */
  readonly saved: Choice | undefined;
}

/** The country that the order goes to, where this shop sends to several, and a customer's own addresses. */
export function DeliveryPlace({ order, rules, place, saved }: DeliveryPlaceProps) {
  const { labels, locale } = usePage();
  const countries = locale.dispatchCountries.map(({ iso }) => iso);
  const { shown, isBusy, failure, choose } = place;
  return (
    <section className={styles['part']}>
      <h2>{labels.t('checkout_address_title')}</h2>
      {countries.length > 1 && (
        <div className={styles['country']}>
          <CountryField country={shown} {...{ countries, isBusy }} onChoose={choose} />
        </div>
      )}
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
      {saved && saved.addresses.length > 0 && <SavedChoice {...{ saved, order, rules }} onCountry={choose} />}
    </section>
  );
}
