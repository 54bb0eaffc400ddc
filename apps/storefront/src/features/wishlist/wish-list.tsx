import type { WishlistItem } from '@vitrine/contracts';
import { useState } from 'react';
import { useLabels } from '../../shared/page/page.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { GoneWish } from './gone-wish.tsx';
import { useShownWishes } from './shown-wishes.ts';
import { WishActions } from './wish-actions.tsx';
import styles from './wish-list.module.css';
import { TILE_SIZES, type TilesPlace, WishTiles } from './wish-tiles.tsx';
import { WishTile } from './wish-tile.tsx';

interface WishListProps {
  readonly list: readonly WishlistItem[];
  readonly place: TilesPlace;
}

/** The owner's list. */
export function WishList({ list, place }: WishListProps) {
  const t = useLabels();
  const shown = useShownWishes(list);
  const [message, setMessage] = useState('');
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  if (shown.length === 0) {
    return <EmptyPlate title={t('wishlist_empty_title')} text={t('wishlist_empty_text')} />;
  }
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
      <WishTiles place={place}>
        {shown.map(({ item, isGone }) => (
          <WishTile key={item.identifier} item={item} isGone={isGone} sizes={TILE_SIZES[place]}>
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
      </WishTiles>
    </>
  );
}
