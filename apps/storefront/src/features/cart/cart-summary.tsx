import type { CartBody } from '@vitrine/contracts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { regionName } from '../../shared/i18n/region-names.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { repriceCart } from '../../shared/session/cart-actions.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { ContinueLink } from '../../shared/ui/empty-plate.tsx';
import styles from './cart-page.module.css';
import type { OnCartChanged } from './use-cart-change.ts';
import type { GiftHandle } from './use-gift.ts';

const AdvisorPanel = lazyPart(
  async () => (await import('../../shared/advice/advisor-panel.tsx')).AdvisorPanel,
);

interface CartSummaryProps {
  readonly cart: CartBody;
  readonly onGoOn: GiftHandle['beforeGoingOn'];
  readonly onChanged: OnCartChanged;
  /** Why the last change of the country was refused. */
  readonly message: ReactNode;
}

/** What the bag comes to, and the way on: to the checkout, or, where the house sells nothing online, to an advisor. */
export function CartSummary({ cart, onGoOn, onChanged, message }: CartSummaryProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <section className={styles['summary']} aria-label={t('cart_summary')}>
      {locale.isShop && (
        <>
          <p className={styles['subtotal']}>
            <span>{t('cart_subtotal')}</span>
            <span>{cart.subtotal.label}</span>
          </p>
          <CartCountry country={cart.country} onChanged={onChanged} />
          {message}
          <p className={styles['note']}>
            {t(locale.taxIncluded ? 'cart_note_tax_included' : 'cart_note_tax_excluded')}
          </p>
          <WayOn items={cart.items} onGoOn={onGoOn} />
        </>
      )}
      {cart.items.some(({ byAdvisor }) => byAdvisor) && <AskAdvisor />}
      <ContinueLink />
    </section>
  );
}

function WayOn({ items, onGoOn }: Pick<CartBody, 'items'> & Pick<CartSummaryProps, 'onGoOn'>) {
  const { labels, locale } = usePage();
  const blocked = items.filter(({ available }) => !available).map(({ product }) => product.name);
  if (blocked.length > 0) {
    const names = new Intl.ListFormat(locale.bcp47).format(new Set(blocked));
    return <p className={styles['blocked']}>{labels.t('cart_blocked', { names })}</p>;
  }
  return (
    <Link to="/checkout" className={buttonClass('solid')} onClick={onGoOn}>
      {labels.t('cart_checkout')}
    </Link>
  );
}

/** [R4.001] For pieces that the house sells by its advisors alone. */
function AskAdvisor() {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={AdvisorPanel.warm} onClick={() => setIsOpen(true)}>
        {t('global_call_to_perso_advice')}
      </Button>
      {isOpen && <AdvisorPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface CartCountryProps {
  /** ISO 3166-1: whose prices the cart shows. */
  readonly country: string;
  readonly onChanged: OnCartChanged;
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
