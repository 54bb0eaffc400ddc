import type { ReactNode } from 'react';
import styles from './wish-tiles.module.css';

/** `page`: as wide as the page; `panel`: two beside each other. */
export type TilesPlace = 'page' | 'panel';

/** How wide a tile's picture is shown, as `sizes` of an image. */
export const TILE_SIZES: Readonly<Record<TilesPlace, string>> = {
  page: '(width >= 64rem) 25vw, 50vw',
  panel: '(width >= 30rem) 13rem, 50vw',
};

interface WishTilesProps {
  readonly place: TilesPlace;
  readonly children: ReactNode;
}

export function WishTiles({ place, children }: WishTilesProps) {
  return <ul className={`${styles['tiles']} ${styles[place] ?? ''}`}>{children}</ul>;
}
