import type { ListingTile, ProductCard } from '@vitrine/contracts';
import { type ComponentType, Fragment } from 'react';
import styles from '../cards/card-grid.module.css';
import type { CardInGridProps } from '../cards/card-grid.tsx';
import { ContentTile } from './content-tile.tsx';

export interface CardArrangement {
  /** `after` counts from the first piece of all; one behind the last card is not shown. */
  readonly tiles: readonly ListingTile[];
  /** Products that stand two cards wide. */
  readonly wide: ReadonlySet<string>;
  /** Pieces of earlier pages. */
  readonly before: number;
}

interface ArrangedGridProps {
  readonly cards: readonly ProductCard[];
  /** How many of the first pictures are fetched at once. */
  readonly heroes: number;
  /** What is made of each piece. */
  readonly as: ComponentType<CardInGridProps>;
  readonly arrangement: CardArrangement;
}

const SIZES = '(width >= 64rem) 25vw, 50vw';
/** Two cards of four, and the whole row where two stand. */
const WIDE_SIZES = '(width >= 64rem) 50vw, 100vw';

/** [R2.031] A grid as the house arranged it: some pieces stand two cards wide, and between them is something to read. */
export function ArrangedGrid({ cards, heroes, as: Piece, arrangement }: ArrangedGridProps) {
  const { tiles, wide, before } = arrangement;
  return (
    <section className={styles['row']}>
      <ul className={styles['cards']} data-arranged>
        {cards.map((card, index) => {
          const isWide = wide.has(card.productId);
          return (
            <Fragment key={card.url}>
              <li data-wide={isWide || undefined}>
                <Piece card={card} sizes={isWide ? WIDE_SIZES : SIZES} isHero={index < heroes} />
              </li>
              {tiles
                .filter(({ after }) => after === before + index + 1)
                .map((tile) => (
                  <li key={tile.url} data-wide>
                    <ContentTile tile={tile} sizes={WIDE_SIZES} />
                  </li>
                ))}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}
