import type { ProductCard as Card } from '@vitrine/contracts';
import { type ComponentType, type ReactNode, useId } from 'react';
import { WishSlot } from '../page/wish-slot.tsx';
import styles from './card-grid.module.css';
import { ProductCard, type ShownCard } from './product-card.tsx';

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

export interface CardInGridProps<Shown extends ShownCard = Card> {
  readonly card: Shown;
  readonly sizes: string;
  readonly isHero: boolean;
}

/** What stands in a grid where nothing else is said. */
export function CardWithHeart({ card, ...place }: CardInGridProps<ShownCard>) {
  return (
    <>
      <ProductCard card={card} {...place} />
      <WishSlot look="card" wish={{ ...card, identifier: card.defaultSkuId }} />
    </>
  );
}

interface CardGridProps<Shown extends ShownCard> {
  /** A row with a heading of its own; without it the grid is the page's. */
  readonly title?: string;
  /** Beside the heading. */
  readonly more?: ReactNode;
  readonly cards: readonly Shown[];
  /** How many of the first pictures are fetched at once. */
  readonly heroes?: number;
  /** What is made of each piece. */
  readonly as?: ComponentType<CardInGridProps<Shown>>;
}

/**
 * Pieces beside each other on one sheet: four on a wide screen, two on a narrow one. Fewer share the whole width, and those
 * in a last row that is not full are wider, so that no row ends in nothing. Nothing when there are none.
 */
export function CardGrid<Shown extends ShownCard>({
  title,
  more,
  cards,
  heroes = 0,
  as: Piece = CardWithHeart,
}: CardGridProps<Shown>) {
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
      <ul className={styles['cards']} data-columns={columns}>
        {cards.map((card, index) => (
          <li key={card.defaultSkuId}>
            <Piece card={card} sizes={SIZES[columns - 1] ?? SIZES[3]} isHero={index < heroes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
