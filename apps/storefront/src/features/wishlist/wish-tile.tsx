import type { WishlistItem } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './wish-tile.module.css';

interface WishTileProps {
  readonly item: WishlistItem;
  readonly isGone?: boolean;
  readonly sizes: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A piece as it lies on a wishlist: which one it is, what it costs, and whether it can be had. */
export function WishTile({ item, isGone = false, sizes, children }: WishTileProps) {
  const t = useLabels();
  return (
    <li className={styles['tile']} data-gone={isGone}>
      <Link to={item.url} className={styles['piece']}>
        <span className={styles['frame']}>
          <Picture
            media={{ view: 'wish', url: item.mediaUrl, ...item.media }}
            alt=""
            sizes={sizes}
            className={styles['image']}
          />
        </span>
        <span className={styles['name']}>{item.name}</span>
        <span className={styles['variant']}>{variantText(item, t)}</span>
        <span className={styles['price']}>{item.price?.label ?? t('product_price_on_request')}</span>
      </Link>
      {!item.inStock && !isGone && <p className={styles['stock']}>{t('product_out_of_stock')}</p>}
      {children}
    </li>
  );
}
