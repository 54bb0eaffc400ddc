import type { CartBody } from '@vitrine/contracts';
import { useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { errorText } from '../../shared/api/error-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { ContinueLink, EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { CartLine } from './cart-line.tsx';
import { cartFailureText } from './cart-messages.ts';
import styles from './cart-page.module.css';

interface CartPageProps {
  /** Undefined while it is not known. */
  readonly cart: CartBody | undefined;
  /** The browser is still opening a bag that may hold something. */
  readonly isOpening: boolean;
  /** What the reading of the bag told when the page was opened. */
  readonly told?: CartBody['errors'] | undefined;
}

/** [R2.002] The bag. */
export function CartPage({ cart, isOpening, told = [] }: CartPageProps) {
  const { labels } = usePage();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{labels.t('cart_title')}</h1>
      {told.length > 0 && (
        <p role="alert" className={styles['message']}>
          {[...new Set(told.map((entry) => errorText(entry, labels)))].join(' ')}
        </p>
      )}
      <CartContents cart={cart} isOpening={isOpening} />
    </div>
  );
}

function CartContents({ cart, isOpening }: Omit<CartPageProps, 'told'>) {
  const { t } = usePage().labels;
  if (cart !== undefined && cart.items.length > 0) return <FullCart cart={cart} />;
  if (cart === undefined && isOpening) return <EmptyPlate text={t('cart_opening')} />;
  return <EmptyPlate title={t('cart_empty_title')} text={t('cart_empty_text')} />;
}

function FullCart({ cart }: { readonly cart: CartBody }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [message, setMessage] = useState<string>();
  const tell = (result: CallResult<CartBody>) => {
    setMessage(result.ok ? undefined : cartFailureText(result.failure, labels));
  };
  const notes = cart.errors?.filter(({ valid }) => valid).map((entry) => errorText(entry, labels)) ?? [];
  const canOrder = cart.items.every(({ available }) => available);
  return (
    <div className={styles['columns']}>
      <div>
        <p role="alert" className={styles['message']}>
          {message ?? notes.join(' ')}
        </p>
        <ul className={styles['lines']}>
          {cart.items.map((item) => (
            <CartLine key={item.commerceItemId} item={item} onChanged={tell} />
          ))}
        </ul>
      </div>
      <section className={styles['summary']} aria-label={t('cart_summary')}>
        <p className={styles['subtotal']}>
          <span>{t('cart_subtotal')}</span>
          <span>{cart.subtotal.label}</span>
        </p>
        <p className={styles['note']}>
          {t(locale.taxIncluded ? 'cart_note_tax_included' : 'cart_note_tax_excluded')}
        </p>
        {canOrder && (
          <Link to="/checkout" className={buttonClass('solid')}>
            {t('cart_checkout')}
          </Link>
        )}
        <ContinueLink />
      </section>
    </div>
  );
}
