import type { WishlistBody } from '@vitrine/contracts';
import { useLabels } from '../../shared/page/page.tsx';
import { ShareSection } from './share-section.tsx';
import { WishList } from './wish-list.tsx';
import styles from './wishlist-page.module.css';

/** [R2.056] A customer's wishlist. */
export function WishlistPage({ list }: { readonly list: WishlistBody }) {
  const t = useLabels();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('wishlist_title')}</h1>
        {list.wishlist.length > 0 && (
          <p className={styles['count']}>{t('listing_count', { count: list.wishlist.length })}</p>
        )}
        {(list.wishlist.length > 0 || list.shareToken !== undefined) && (
          <ShareSection token={list.shareToken} />
        )}
      </header>
      <WishList list={list.wishlist} place="page" />
    </div>
  );
}
