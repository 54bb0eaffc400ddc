import type { SelectedSku } from '@vitrine/contracts';
import { PieceOffer } from '../../shared/advice/piece-offer.tsx';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { pieceText, variantText } from '../../shared/i18n/variant-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { TRY_ON_HASH } from '../../shared/page/try-on-hash.ts';
import { useCanTryOn } from '../../shared/page/try-on-types.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { addToCart } from '../../shared/session/cart-actions.ts';
import { Heart } from '../../shared/wishlist/heart.tsx';
import styles from './selection-piece.module.css';
import type { Likes } from './use-likes.ts';

const SIZES = '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw';

interface SelectionPieceProps {
  readonly sku: SelectedSku;
  readonly likes: Likes;
  readonly isHero: boolean;
}

/** A piece of a selection, with what was said of it. */
export function SelectionPiece({ sku, likes, isHero }: SelectionPieceProps) {
  const t = useLabels();
  const { identifier, name, url, mediaUrl, media, price, words } = sku;
  return (
    <div className={styles['piece']}>
      <Link to={url} className={styles['link']}>
        <span className={styles['tile']}>
          <Picture
            media={{ view: 'selected', url: mediaUrl, ...media }}
            alt=""
            sizes={SIZES}
            isHero={isHero}
            className={styles['picture']}
          />
        </span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['soft']}>{variantText(sku, t)}</span>
        <span className={styles['soft']}>{price?.label ?? t('product_price_on_request')}</span>
      </Link>
      {words !== undefined && (
        <p className={styles['words']}>
          <span dir="auto">{words}</span>
        </p>
      )}
      {!sku.inStock && <p className={styles['stock']}>{t('product_out_of_stock')}</p>}
      <PieceActions sku={sku} isLiked={likes.isLiked(identifier)} onLike={() => likes.toggle(identifier)} />
    </div>
  );
}

interface PieceActionsProps {
  readonly sku: SelectedSku;
  readonly isLiked: boolean;
  readonly onLike: () => Promise<void>;
}

function PieceActions({ sku, isLiked, onLike }: PieceActionsProps) {
  const t = useLabels();
  const canTryOn = useCanTryOn()(sku);
  const name = pieceText(sku.name, sku, t);
  const { run, isBusy } = useMutation(() => addToCart([{ skuId: sku.identifier, quantity: 1, name }]));
  return (
    <div className={styles['actions']}>
      <div className={styles['quiet']}>
        <button
          type="button"
          className={styles['like']}
          aria-pressed={isLiked}
          aria-label={`${t('recommendations_like')}: ${name}`}
          onClick={() => void onLike()}
        >
          <Heart />
          {t('recommendations_like')}
        </button>
        {canTryOn && (
          <Link
            to={`${sku.url}${TRY_ON_HASH}`}
            className={styles['try']}
            aria-label={`${t('recommendations_try_on')}: ${name}`}
          >
            {t('recommendations_try_on')}
          </Link>
        )}
      </div>
      <PieceOffer
        item={sku}
        name={name}
        isBusy={isBusy}
        add={{ text: t('product_add_to_bag'), name: `${t('product_add_to_bag')}: ${name}` }}
        onAdd={() => void run()}
      />
    </div>
  );
}
