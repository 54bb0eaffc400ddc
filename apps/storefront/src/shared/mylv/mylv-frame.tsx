import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { splitPagePath } from '../navigation/page-path.ts';
import { useFeature } from '../page/features.ts';
import { useLabels } from '../page/page.tsx';
import styles from './mylv-frame.module.css';

/** The frame of a customer's own pages: where else in the account there is to go, and below it the page. */
export function MylvFrame({ children }: { readonly children: ReactNode }) {
  const t = useLabels();
  const hasWishlist = useFeature('wishlist');
  return (
    <>
      <nav className={styles['nav']} aria-label={t('account_navigation')}>
        <MylvLink to="/mylv/orders">{t('account_orders')}</MylvLink>
        {hasWishlist && <MylvLink to="/mylv/wishlist">{t('account_wishlist')}</MylvLink>}
      </nav>
      {children}
    </>
  );
}

function MylvLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { local } = splitPagePath(useLocation().pathname);
  const isHere = local === to || local.startsWith(`${to}/`);
  return (
    <Link to={to} className={styles['link']} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
