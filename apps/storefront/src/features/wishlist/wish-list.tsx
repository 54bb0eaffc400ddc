import type { WishlistItem } from '@vitrine/contracts';
import { useState } from 'react';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { GoneWish } from './gone-wish.tsx';
import { useShownWishes } from './use-shown-wishes.ts';
import { WishActions } from './wish-actions.tsx';
import styles from './wish-list.module.css';
import { WishTile } from './wish-tile.tsx';

interface WishListProps {
  readonly list: readonly WishlistItem[];
  /** `page`: as wide as the page; `panel`: two beside each other. */
  readonly place: 'page' | 'panel';
}

const SIZES = { page: '(width >= 64rem) 25vw, 50vw', panel: '(width >= 30rem) 13rem, 50vw' };

/** The owner's list. */
export function WishList({ list, place }: WishListProps) {
  const t = useLabels();
  const shown = useShownWishes(list);
  const [message, setMessage] = useState('');
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  if (shown.length === 0) return <EmptyList />;
  const done = (skuId: string, isMoved: boolean, hasFailed: boolean) => {
    setMessage(hasFailed ? t('error_generic') : '');
    setLast(skuId);
    const others = [...moved].filter((id) => id !== skuId);
    setMoved(new Set(isMoved ? [...others, skuId] : others));
  };
  return (
    <>
      <p role="alert" className={styles['message']}>
        {message}
      </p>
      <ul className={`${styles['list']} ${styles[place]}`}>
        {shown.map(({ item, isGone }) => (
          <WishTile key={item.identifier} item={item} isGone={isGone} sizes={SIZES[place]}>
            {isGone ? (
              <GoneWish
                item={item}
                isMoved={moved.has(item.identifier)}
                takesFocus={last === item.identifier}
                onFailed={setMessage}
              />
            ) : (
              <WishActions
                item={item}
                onDone={({ moved: isMoved, failed }) => done(item.identifier, isMoved, failed)}
              />
            )}
          </WishTile>
        ))}
      </ul>
    </>
  );
}

function EmptyList() {
  const t = useLabels();
  return (
    <div className={styles['empty']}>
      <p className={styles['empty-title']}>{t('wishlist_empty_title')}</p>
      <p className={styles['empty-text']}>{t('wishlist_empty_text')}</p>
      <Link to="/homepage" className={styles['continue']}>
        {t('notification_continue')}
      </Link>
    </div>
  );
}
