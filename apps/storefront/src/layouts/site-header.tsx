import { useSyncExternalStore } from 'react';
import { Link } from '../shared/navigation/link.tsx';
import { useLabels } from '../shared/page/page.tsx';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { AccountButton } from './account-button.tsx';
import { Count } from './count.tsx';
import { MainMenu } from './main-menu.tsx';
import type { Menu } from './menu.ts';
import { SearchField } from './search-field.tsx';
import styles from './site-header.module.css';
import { WishlistLink } from './wishlist-link.tsx';

interface SiteHeaderProps {
  /** Undefined in the checkout: the way back to the bag stands in its place. */
  readonly menu: Menu | undefined;
}

export function SiteHeader({ menu }: SiteHeaderProps) {
  const t = useLabels();
  const isScrolled = useIsScrolled();
  const count = useStore(shopper, ({ cart }) => cart?.itemCount ?? 0);
  return (
    <header className={`${styles['header']} ${isScrolled ? 'sticky' : ''}`}>
      <div className={styles['row']}>
        {menu === undefined ? (
          <nav aria-label={t('header_menu')}>
            <Link to="/cart" className={`${styles['action']} ${styles['cart']}`}>
              {t('header_bag')}
            </Link>
          </nav>
        ) : (
          <MainMenu menu={menu} />
        )}
        <Link to="/homepage" className={styles['logo']} aria-label={t('header_home')}>
          {t('house_name')}
        </Link>
        <div className={styles['actions']}>
          {menu !== undefined && <SearchField />}
          <AccountButton className={`${styles['action']} ${styles['account']}`} />
          {menu !== undefined && (
            <>
              <WishlistLink className={`${styles['action']} ${styles['cart']} ${styles['account']}`} />
              <Link to="/cart" className={`${styles['action']} ${styles['cart']}`}>
                {t('header_bag')}
                <Count count={count} />
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** [R9.017] */
const SCROLLED_FROM_PX = 40;

/** True once the page is scrolled past the threshold. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('scroll', listener, { passive: true });
      return () => removeEventListener('scroll', listener);
    },
    () => scrollY > SCROLLED_FROM_PX,
    () => false,
  );
}
