import type { Product } from '@vitrine/contracts';
import { useReducer, useState } from 'react';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { useHasWishlist } from '../../../shared/page/wish-slot.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Heart } from '../../../shared/wishlist/heart.tsx';
import { wishOf } from '../../../shared/wishlist/wish.ts';
import { addWishes } from '../../../shared/wishlist/wishlist-actions.ts';
import type { Piece } from '../pieces/piece.ts';
import { findPieces } from '../pieces/find-pieces.ts';
import { useSizes } from '../pieces/use-sizes.ts';
import styles from './add-to-wishlist.module.css';
import { WishPanel } from './wish-panel.tsx';
import { WishedNotice } from './wished-notice.tsx';
import { nextWishing, NOT_WISHING, type WishingEvent } from './wishing.ts';

const ChooseAmong = lazyPart(async () => (await import('../choosing/choose-among.tsx')).ChooseAmong);

interface AddToWishlistProps {
  readonly product: Product;
  /** What is worn, the piece that was tried on first. */
  readonly pieces: readonly Piece[];
  /** [R5.012] The engine or a model is on its way. */
  readonly isLoading: boolean;
}

/** [R2.092, R6.008] Nothing where an agent serves, or where wishlists are switched off. */
export function AddToWishlist(props: AddToWishlistProps) {
  const [first] = props.pieces;
  return useHasWishlist() && first !== undefined && <WishControl {...props} first={first} />;
}

/** The heart beside the way to the bag, with the panel, the list and the notice that follow from it. */
function WishControl({ product, pieces, first, isLoading }: AddToWishlistProps & { readonly first: Piece }) {
  const { labels } = usePage();
  const { t } = labels;
  const [wishing, move] = useReducer(nextWishing, NOT_WISHING);
  const sizing = useSizes(first, product);
  const skuIds = pieces.map(({ identifier }) => identifier).filter(Boolean);
  const worn = skuIds.join(' ');
  const [last, setLast] = useState(worn);
  if (last !== worn) {
    setLast(worn);
    move({ type: 'worn-changed' });
  }
  const isWished = useStore(
    shopper,
    ({ wishlist }) => wishlist?.wishlist.some(({ identifier }) => identifier === first.identifier) ?? false,
  );
  const send = async (wanted: readonly string[]) => {
    const found = await findPieces(wanted, [...pieces, ...product.skus]);
    const wishes = found.map((piece) => wishOf({ ...piece, name: pieceText(piece.name, piece, t) }));
    move({ type: 'answered', outcome: await addWishes(wishes, labels) });
  };
  const tell = (event: WishingEvent) => {
    move(event);
    const next = nextWishing(wishing, event);
    if (next.step === 'adding' && wishing.step !== 'adding') void send(next.skuIds);
  };
  const dismiss = () => tell({ type: 'dismissed' });
  return (
    <>
      <button
        type="button"
        className={styles['heart']}
        data-wished={isWished}
        aria-label={t('tryon_add_to_wishlist')}
        disabled={skuIds.length === 0 || isLoading || wishing.step === 'adding'}
        onClick={() => tell({ type: 'pressed', skuIds, hasSizes: sizing.sizes?.length !== 0 })}
      >
        <Heart />
      </button>
      <output className={styles['said']}>
        {wishing.step === 'done' && <WishedNotice outcome={wishing.outcome} />}
      </output>
      {wishing.step === 'panel' && (
        <WishPanel
          piece={first}
          sizing={sizing}
          onConfirm={(skuId) => tell({ type: 'confirmed', skuIds: [skuId] })}
          onClose={dismiss}
        />
      )}
      {wishing.step === 'choosing' && (
        <ChooseAmong
          {...{ product, pieces }}
          purpose="wishlist"
          isAdding={false}
          failures={[]}
          onConfirm={(confirmed) => tell({ type: 'confirmed', skuIds: confirmed })}
          onClose={dismiss}
        />
      )}
    </>
  );
}
