import type { WishlistItem } from '@vitrine/contracts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { WishSlot } from '../../shared/page/wish-slot.tsx';
import { TILE_SIZES, WishTiles } from './wish-tiles.tsx';
import { WishTile } from './wish-tile.tsx';
import styles from './wishlist-page.module.css';

/** [R2.057] Somebody else's wishlist, with a heart on each piece for the reader's own. */
export function SharedWishlistPage({ list }: { readonly list: readonly WishlistItem[] }) {
  const t = useLabels();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('wishlist_shared_title')}</h1>
        <p className={styles['text']}>
          {t(list.length === 0 ? 'wishlist_shared_empty' : 'wishlist_shared_text')}
        </p>
      </header>
      <WishTiles place="page">
        {list.map((item) => (
          <WishTile key={item.identifier} item={item} sizes={TILE_SIZES.page}>
            <WishSlot look="card" wish={{ ...item, name: pieceText(item.name, item, t) }} />
          </WishTile>
        ))}
      </WishTiles>
    </div>
  );
}
