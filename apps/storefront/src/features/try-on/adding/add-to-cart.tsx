import type { Product } from '@vitrine/contracts';
import type { TryOnType } from '@vitrine/domain';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import type { Piece } from '../pieces/piece.ts';
import { AddToCartPanel } from './add-to-cart-panel.tsx';
import styles from './add-to-cart.module.css';
import { AddedNotice } from './added-notice.tsx';
import { AddToWishlist } from '../wishing/add-to-wishlist.tsx';
import { hasButtonFailed, showsList, showsPanel } from './adding.ts';
import { MainWay } from './main-way.tsx';
import { type AddingSettings, useAdding } from './use-adding.ts';

const ChooseAmong = lazyPart(async () => (await import('../choosing/choose-among.tsx')).ChooseAmong);

interface AddToCartProps {
  readonly product: Product;
  /** What is worn, the piece that was tried on first; empty where all of it was taken off. */
  readonly pieces: readonly Piece[];
  readonly tryOnType: TryOnType;
  /** [R5.012] The engine or a model is on its way. */
  readonly isLoading: boolean;
  readonly settings: AddingSettings;
}

/**
 * [R2.093, R4.021–R4.024] The button under the stage and the wishlist's beside it, with the panel, the list and the
 * notice that follow.
 */
export function AddToCart({ product, pieces, tryOnType, isLoading, settings }: AddToCartProps) {
  const t = useLabels();
  const skuIds = pieces.map(({ identifier }) => identifier).filter(Boolean);
  const { adding, tell, nameOf } = useAdding(settings, { skuIds, atHand: [...pieces, ...product.skus] });
  const [first] = pieces;

  const isAdding = adding.step === 'adding';
  const failures = adding.step === 'failed' ? adding.messages : [];
  const confirm = (confirmed: readonly string[]) =>
    tell({ type: adding.step === 'failed' ? 'retried' : 'confirmed', skuIds: confirmed });
  const dismiss = () => tell({ type: 'dismissed' });

  return (
    <div className={styles['adding']}>
      <div className={styles['ways']}>
        <MainWay
          {...{ product, pieces, tryOnType }}
          isDisabled={skuIds.length === 0 || isLoading || isAdding}
          hasFailed={hasButtonFailed(adding)}
          onPress={() => tell({ type: 'pressed', tryOnType, skuIds })}
        />
        <AddToWishlist {...{ product, pieces, isLoading }} />
      </div>
      <output className={styles['told']}>
        {adding.step === 'done' && (
          <AddedNotice names={adding.addedIds.map(nameOf)} messages={adding.messages} />
        )}
      </output>
      {hasButtonFailed(adding) && (
        <p role="alert" className={styles['failure']}>
          <b>{t('tryon_add_to_cart_modal_error_title')}</b> {adding.messages.join(' ')}
        </p>
      )}
      {showsPanel(adding) && first && (
        <AddToCartPanel
          {...{ product, isAdding, failures }}
          piece={first}
          onConfirm={(skuId) => confirm([skuId])}
          onClose={dismiss}
        />
      )}
      {showsList(adding) && (
        <ChooseAmong
          {...{ product, pieces, isAdding, failures }}
          purpose="cart"
          onConfirm={confirm}
          onClose={dismiss}
        />
      )}
    </div>
  );
}
