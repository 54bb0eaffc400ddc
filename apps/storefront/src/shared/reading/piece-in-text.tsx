import { type CardInGridProps, CardWithHeart } from '../cards/card-grid.tsx';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { Link } from '../navigation/link.tsx';
import { useLabels } from '../page/page.tsx';
import { TRY_ON_HASH } from '../page/try-on-hash.ts';
import { useCanTryOn } from '../page/try-on-types.tsx';
import { addToCart } from '../session/cart-actions.ts';
import { Button } from '../ui/button.tsx';
import styles from './piece-in-text.module.css';

/**
 * A piece that a text speaks of, with what can be done with it where it stands: tried on, and put into the bag where it
 * comes in one size and has a price. A size is chosen on the page of the piece.
 */
export function PieceInText({ card, ...place }: CardInGridProps) {
  const t = useLabels();
  const isHydrated = useIsHydrated();
  const canTryOn = useCanTryOn()(card);
  const { defaultSkuId: skuId, name, url, price, sizes } = card;
  const { run, isBusy } = useMutation(() => addToCart([{ skuId, quantity: 1, name }]));
  return (
    <>
      <CardWithHeart card={card} {...place} />
      <div className={styles['actions']}>
        {canTryOn && (
          <Link
            to={`${url}${TRY_ON_HASH}`}
            className={styles['way']}
            aria-label={`${t('magazine_try_on')}: ${name}`}
          >
            {t('magazine_try_on')}
          </Link>
        )}
        {sizes.length > 1 && (
          <Link to={url} className={styles['way']} aria-label={`${t('magazine_choose_size')}: ${name}`}>
            {t('magazine_choose_size')}
          </Link>
        )}
        {sizes.length < 2 && price !== undefined && isHydrated && (
          <Button
            look="text"
            disabled={isBusy}
            aria-label={`${t('product_add_to_bag')}: ${name}`}
            onClick={() => void run()}
          >
            {t('product_add_to_bag')}
          </Button>
        )}
      </div>
    </>
  );
}
