import type { ProductCard as Card } from '@vitrine/contracts';
import { useState } from 'react';
import { CardWithHeart, type CardInGridProps } from '../cards/card-grid.tsx';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { useLabels } from '../page/page.tsx';
import { useStore } from '../session/store.ts';
import styles from './colour-card.module.css';
import { inStore } from './in-store.ts';

/** Colours that a card shows beside each other, at the width of half a phone. */
const MOST_COLOURS = 5;

/** [R7.009] A card whose colour is chosen on it: picture, address and price follow, and so does the heart. */
export function ColourCard({ card, ...place }: CardInGridProps) {
  const t = useLabels();
  const [chosen, choose] = useState<string>();
  const shown = cardIn(card, chosen);
  const storeName = useStore(inStore, ({ store, has }) =>
    has[card.productId] === true ? store?.name : undefined,
  );
  return (
    <>
      <CardWithHeart card={shown} {...place} />
      {storeName !== undefined && (
        <p className={styles['here']}>{t('finding_at_store', { name: storeName })}</p>
      )}
      <div className={styles['below']}>
        {card.skus.length > 1 && <Colours card={card} shown={shown} onChoose={choose} />}
        {card.sizes.length > 1 && (
          <p className={styles['sizes']}>
            <span className="visually-hidden">{t('finding_size')} </span>
            {sizesAtAGlance(card.sizes)}
          </p>
        )}
      </div>
    </>
  );
}

interface ColoursProps {
  readonly card: Card;
  readonly shown: Card;
  readonly onChoose: (skuId: string) => void;
}

/** Before the page is alive the colours are only seen; pressed, they change the card and do not follow its link. */
function Colours({ card, shown, onChoose }: ColoursProps) {
  const t = useLabels();
  const isAlive = useIsHydrated();
  const colours = card.skus.slice(0, MOST_COLOURS);
  const others = card.skus.length - colours.length;
  return (
    <fieldset className={styles['colours']} aria-label={t('finding_colours_of', { name: card.name })}>
      {colours.map((sku) => {
        const dot = <span className={styles['dot']} style={{ background: sku.colorHex }} />;
        return isAlive ? (
          <button
            key={sku.identifier}
            type="button"
            className={styles['colour']}
            aria-label={sku.color}
            aria-pressed={lookOf(sku) === lookOf(shown)}
            onClick={() => onChoose(sku.identifier)}
          >
            {dot}
          </button>
        ) : (
          <span key={sku.identifier} className={styles['colour']}>
            {dot}
          </span>
        );
      })}
      {others > 0 && <span className={styles['others']}>{`+${others}`}</span>}
    </fieldset>
  );
}

/** The pictures of a look are its own. */
const lookOf = ({ medias }: Pick<Card, 'medias'>) => medias[0]?.url;

/** The card standing on another of its colours. */
function cardIn(card: Card, skuId: string | undefined): Card {
  const sku = card.skus.find(({ identifier }) => identifier === skuId);
  if (sku === undefined) return card;
  const { priceFrom: _priceFrom, price: _price, ...rest } = card;
  return {
    ...rest,
    defaultSkuId: sku.identifier,
    url: sku.url,
    medias: sku.medias,
    ...(sku.price && { price: sku.price }),
  };
}

/** All of four sizes, the first and the last of more. */
function sizesAtAGlance(sizes: readonly string[]): string {
  return sizes.length <= 4 ? sizes.join(' · ') : `${sizes[0]} – ${sizes.at(-1)}`;
}
