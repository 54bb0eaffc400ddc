import type { ListingTile, ProductCard as Card } from '@vitrine/contracts';
import { type ComponentType, Fragment, type ReactNode, useId } from 'react';
import { WishSlot } from '../page/wish-slot.tsx';
import styles from './card-grid.module.css';
import { ContentTile } from './content-tile.tsx';
import { ProductCard } from './product-card.tsx';

/** Rows below each other; two short ones share the width of one on a wide screen. */
export function CardRows({ children }: { readonly children: ReactNode }) {
  return <div className={styles['rows']}>{children}</div>;
}

/** How wide a card stands, by how many stand beside it. */
const SIZES = [
  '(width >= 64rem) 50vw, 100vw',
  '50vw',
  '(width >= 64rem) 33vw, 50vw',
  '(width >= 64rem) 25vw, 50vw',
] as const;

export interface CardInGridProps {
  readonly card: Card;
  readonly sizes: string;
  readonly isHero: boolean;
}

/** What stands in a grid where nothing else is said. */
export function CardWithHeart({ card, ...place }: CardInGridProps) {
  return (
    <>
      <ProductCard card={card} {...place} />
      <WishSlot look="card" wish={{ ...card, identifier: card.defaultSkuId }} />
    </>
  );
}

interface CardGridProps {
  /** A row with a heading of its own; without it the grid is the page's. */
  readonly title?: string;
  /** Beside the heading. */
  readonly more?: ReactNode;
  readonly cards: readonly Card[];
  /** How many of the first pictures are fetched at once. */
  readonly heroes?: number;
  /** What is made of each piece. */
  readonly as?: ComponentType<CardInGridProps>;
  /** What the house laid between the pieces, and how many of these stand before the first card. */
  readonly arrangement?: CardArrangement | undefined;
}

export interface CardArrangement {
  /** `after` counts from the first piece of all; one behind the last card is not shown. */
  readonly tiles: readonly ListingTile[];
  /** Products that stand two cards wide. */
  readonly wide: ReadonlySet<string>;
  /** Pieces of earlier pages. */
  readonly before: number;
}

/** Two cards of four, and the whole row where two stand. */
const WIDE_SIZES = '(width >= 64rem) 50vw, 100vw';

/**
 * Pieces beside each other on one sheet: four on a wide screen, two on a narrow one. Fewer share the whole width, and those
 * in a last row that is not full are wider, so that no row ends in nothing. Nothing when there are none.
 */
export function CardGrid({
  title,
  more,
  cards,
  heroes = 0,
  as: Piece = CardWithHeart,
  arrangement,
}: CardGridProps) {
  const id = useId();
  if (cards.length === 0) return undefined;
  const columns = Math.min(cards.length, 4);
  return (
    <section className={styles['row']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {more}
        </div>
      )}
      <ul
        className={styles['cards']}
        data-columns={columns}
        data-arranged={arrangement === undefined ? undefined : true}
      >
        {cards.map((card, index) => {
          const isWide = arrangement?.wide.has(card.productId) === true;
          return (
            <Fragment key={card.url}>
              <li data-wide={isWide || undefined}>
                <Piece
                  card={card}
                  sizes={isWide ? WIDE_SIZES : (SIZES[columns - 1] ?? SIZES[3])}
                  isHero={index < heroes}
                />
              </li>
              {tilesBehind(arrangement, index).map((tile) => (
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

function tilesBehind(arrangement: CardArrangement | undefined, index: number): readonly ListingTile[] {
  return arrangement?.tiles.filter(({ after }) => after === arrangement.before + index + 1) ?? [];
}
