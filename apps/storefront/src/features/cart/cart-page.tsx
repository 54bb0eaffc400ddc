import type { CartBody, CartSamplesBody } from '@vitrine/contracts';
import { useState } from 'react';
import type { CallFailure, CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { ContinueLink, EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { CartLine } from './cart-line.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { SavedLines } from './saved-lines.tsx';
import styles from './cart-page.module.css';
import { SampleChoice } from './sample-choice.tsx';
import { PendingOrder } from './lazy-pending-order.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { regionName } from '../../shared/i18n/region-names.ts';
import { repriceCart } from '../../shared/session/cart-actions.ts';

interface CartPageProps {
  /** Undefined for a visitor who has none yet. */
  readonly cart: CartBody | undefined;
  /** What the services told of the cart when the page was opened, as sentences. */
  readonly told?: readonly string[];
  /** What the cart may take along; undefined where it could not be read. */
  readonly samples?: CartSamplesBody | undefined;
}

/** [R2.002] The cart. */
export function CartPage({ cart, told = [], samples }: CartPageProps) {
  const { labels } = usePage();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{labels.t('cart_title')}</h1>
      {told.length > 0 && (
        <p role="alert" className={styles['message']}>
          {told.join(' ')}
        </p>
      )}
      {cart !== undefined && cart.items.length > 0 ? (
        <FullCart cart={cart} samples={samples} />
      ) : (
        <EmptyPlate title={labels.t('cart_empty_title')} text={labels.t('cart_empty_text')} />
      )}
      <SavedForLater cart={cart} />
    </div>
  );
}

/** What was put aside stands below the bag, and below an empty one too. */
function SavedForLater({ cart }: { readonly cart: CartBody | undefined }) {
  const [failure, setFailure] = useState<CallFailure>();
  const { saved = [] } = cart ?? {};
  if (cart === undefined || saved.length === 0) return undefined;
  return (
    <div className={styles['saved']}>
      <CartMessage cart={{ ...cart, items: saved }} failure={failure} onClose={() => setFailure(undefined)} />
      <SavedLines saved={saved} onChanged={(result) => setFailure(result.ok ? undefined : result.failure)} />
    </div>
  );
}

interface CartMessageProps {
  readonly cart: CartBody;
  /** Of the last change. */
  readonly failure: CallFailure | undefined;
  readonly onClose: () => void;
}

/** Why the last change was refused. */
function CartMessage({ cart, failure, onClose }: CartMessageProps) {
  const { labels } = usePage();
  const names = new Map(cart.items.map(({ product }) => [product.identifier, product.name]));
  const isPending = failure?.errorCode === 'PENDING_PAYMENT_ORDER';
  return (
    <div role="alert" className={styles['message']}>
      {isPending ? <PendingOrder onClose={onClose} /> : failure && failureText(failure, labels, names)}
    </div>
  );
}

interface FullCartProps {
  readonly cart: CartBody;
  readonly samples: CartSamplesBody | undefined;
}

function FullCart({ cart, samples }: FullCartProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [failure, setFailure] = useState<CallFailure>();
  const tell = (result: CallResult<CartBody>) => setFailure(result.ok ? undefined : result.failure);
  const blocked = cart.items.filter(({ available }) => !available).map(({ product }) => product.name);
  return (
    <div className={styles['columns']}>
      <div>
        <CartMessage cart={cart} failure={failure} onClose={() => setFailure(undefined)} />
        <ul className={styles['lines']}>
          {cart.items
            .filter(({ isSample }) => !isSample)
            .map((item) => (
              <CartLine key={item.commerceItemId} item={item} onChanged={tell} />
            ))}
        </ul>
        <SampleChoice cart={cart} loaded={samples} onChanged={tell} />
        <GiftChoice gift={cart.gift} onChanged={tell} />
      </div>
      <section className={styles['summary']} aria-label={t('cart_summary')}>
        <p className={styles['subtotal']}>
          <span>{t('cart_subtotal')}</span>
          <span>{cart.subtotal.label}</span>
        </p>
        <CartCountry country={cart.country} onChanged={tell} />
        <p className={styles['note']}>
          {t(locale.taxIncluded ? 'cart_note_tax_included' : 'cart_note_tax_excluded')}
        </p>
        {blocked.length === 0 ? (
          <Link to="/checkout" className={buttonClass('solid')}>
            {t('cart_checkout')}
          </Link>
        ) : (
          <p className={styles['blocked']}>
            {t('cart_blocked', { names: new Intl.ListFormat(locale.bcp47).format(new Set(blocked)) })}
          </p>
        )}
        <ContinueLink />
      </section>
    </div>
  );
}

interface CartCountryProps {
  /** ISO 3166-1: whose prices the cart shows. */
  readonly country: string;
  readonly onChanged: (result: CallResult<CartBody>) => void;
}

/** [R7.105] Where the order goes, in a locale that sends to several countries: each has its own currency and prices. */
function CartCountry({ country, onChanged }: CartCountryProps) {
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
