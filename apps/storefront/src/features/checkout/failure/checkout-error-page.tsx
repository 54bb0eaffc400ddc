import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import styles from '../notice-page.module.css';
import type { CheckoutErrorReason } from '../payment/error-reason.ts';

/** What is said of a reason, and whether trying another card makes sense. */
const REASON_WORDS = {
  'payment-refused': { textKey: 'checkout_error_payment_refused', wayBack: 'payment' },
  'challenge-failed': { textKey: 'checkout_error_challenge_failed', wayBack: 'payment' },
  'challenge-cancelled': { textKey: 'checkout_error_challenge_cancelled', wayBack: 'payment' },
  'out-of-stock': { textKey: 'checkout_error_out_of_stock', wayBack: 'cart' },
  'price-changed': { textKey: 'checkout_error_price_changed', wayBack: 'cart' },
  'provider-unavailable': { textKey: 'checkout_error_provider_unavailable', wayBack: 'payment' },
  timeout: { textKey: 'checkout_error_timeout', wayBack: 'cart' },
  age: { textKey: 'checkout_error_age', wayBack: 'cart' },
  general: { textKey: 'checkout_error_general', wayBack: 'payment' },
} as const satisfies Record<
  CheckoutErrorReason,
  { readonly textKey: string; readonly wayBack: 'payment' | 'cart' }
>;

const WAYS_BACK = {
  payment: { to: '/checkout/payment', key: 'checkout_back_to_payment' },
  cart: { to: '/cart', key: 'checkout_back_to_cart' },
} as const;

/** [R2.042] Why the purchase did not come about, in our own words, and the way back; the cart is as it was. */
export function CheckoutErrorPage({ reason }: { readonly reason: CheckoutErrorReason }) {
  const t = useLabels();
  const { locale } = usePage();
  const { textKey, wayBack } = REASON_WORDS[reason];
  const way = WAYS_BACK[wayBack];
  // The order may be placed yet: nothing is said of it, or of the bag.
  const isOpen = reason === 'timeout';
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t(isOpen ? 'checkout_error_unconfirmed' : 'checkout_error_title')}</h1>
      <p className={styles['text']}>{t(textKey)}</p>
      {!isOpen && <p className={styles['text']}>{t('checkout_error_cart_kept')}</p>}
      <div className={styles['actions']}>
        <Link to={way.to} className={buttonClass('solid')}>
          {t(way.key)}
        </Link>
        <a href={`tel:${locale.phone}`} className={buttonClass('outline')}>
          {t('error_help_call')}
        </a>
      </div>
    </div>
  );
}
