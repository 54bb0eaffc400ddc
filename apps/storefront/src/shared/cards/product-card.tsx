import type { ProductCard as Card } from '@vitrine/contracts';
import type { Labels } from '../i18n/labels.ts';
import { Link } from '../navigation/link.tsx';
import { usePage } from '../page/page.tsx';
import { useCanTryOn } from '../page/try-on-types.tsx';
import { Picture } from '../pictures/picture.tsx';
import styles from './product-card.module.css';

/** What a card shows of a piece, whether a listing or a SKU tells it. */
export interface ShownCard extends Pick<
  Card,
  | 'productId'
  | 'defaultSkuId'
  | 'name'
  | 'url'
  | 'mediaUrl'
  | 'medias'
  | 'commercialTag'
  | 'price'
  | 'priceFrom'
  | 'tryOnType'
  | 'tryOnEnabled'
> {
  readonly skus: readonly Pick<Card['skus'][number], 'color'>[];
}

interface ProductCardProps {
  readonly card: ShownCard;
  readonly sizes: string;
  /** Among the first on the screen: fetched at once. */
  readonly isHero?: boolean;
}

/** A piece as it lies in a row: picture, name, price; the whole of it is the link. */
export function ProductCard({ card, sizes, isHero = false }: ProductCardProps) {
  const { labels } = usePage();
  const canTryOn = useCanTryOn();
  const [media] = card.medias;
  return (
    <Link to={card.url} className={styles['card']}>
      <div className={styles['tile']}>
        {media !== undefined && (
          <Picture media={media} alt="" sizes={sizes} isHero={isHero} className={styles['image']} />
        )}
      </div>
      <div className={styles['words']}>
        <span className={styles['name']}>{card.name}</span>
        <span className={styles['price']}>{priceOf(card, labels)}</span>
        <span className={styles['note']}>
          {notesOf(card, labels, canTryOn(card)).map((note, index, { length }) => (
            <span key={note}>{index < length - 1 ? `${note} · ` : note}</span>
          ))}
        </span>
      </div>
    </Link>
  );
}

/** [R3.045] */
function priceOf({ price, priceFrom }: ShownCard, { t }: Labels): string {
  if (priceFrom !== undefined) return t('card_price_from', { price: priceFrom.label });
  return price?.label ?? t('product_price_on_request');
}

/** Each stays in one line. */
function notesOf(card: ShownCard, labels: Labels, canTryOn: boolean): readonly string[] {
  const { t } = labels;
  const colours = new Set(card.skus.map((sku) => sku.color)).size;
  return [
    card.commercialTag,
    colours > 1 ? t('card_colours', { count: colours }) : undefined,
    canTryOn ? t('card_try_on') : undefined,
  ].filter((note) => note !== undefined);
}
