import type { AnswerOf } from '@vitrine/contracts';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { pieceText, variantText } from '../../shared/i18n/variant-text.ts';
import { useHasWishlist } from '../../shared/page/wish-slot.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { type ChoosablePiece, piecesOfCards, piecesOfCart, piecesOfWishlist } from './choosable-piece.ts';
import styles from './compose-page.module.css';

/** Pieces that a search shows: a product has as many as it has looks. */
const SHOWN = 24;

interface PieceFinderProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (piece: ChoosablePiece) => void;
}

/** Where the pieces of a selection are found: by words, and in the bag and the wishlist that are at hand. */
export function PieceFinder(choosing: PieceFinderProps) {
  const t = useLabels();
  const [found, setFound] = useState<AnswerOf<'searchPieces'>>();
  const cart = useStore(shopper, (state) => state.cart);
  const wishlist = useStore(shopper, (state) => state.wishlist?.wishlist);
  const hasWishlist = useHasWishlist();
  const pieces = piecesOfCards(found?.skus ?? []).slice(0, SHOWN);
  return (
    <section className={styles['part']} aria-label={t('recommendations_search')}>
      <Form
        submit={t('recommendations_search_submit')}
        look="outline"
        send={({ words = '' }) => shopClient().call('searchPieces', { params: { keyword: words } })}
        onDone={setFound}
      >
        <Field
          label={t('recommendations_search')}
          hint={t('recommendations_search_hint')}
          name="words"
          type="search"
          dir="auto"
          maxLength={200}
          autoComplete="off"
          required
        />
      </Form>
      <div aria-live="polite">
        {found !== undefined && pieces.length === 0 && (
          <p className={styles['soft']}>{t('recommendations_found_none')}</p>
        )}
        <PieceStrip title={t('recommendations_found')} pieces={pieces} {...choosing} />
      </div>
      <PieceStrip title={t('recommendations_from_bag')} pieces={piecesOfCart(cart)} {...choosing} />
      {hasWishlist && (
        <PieceStrip
          title={t('recommendations_from_wishlist')}
          pieces={piecesOfWishlist(wishlist)}
          {...choosing}
        />
      )}
    </section>
  );
}

interface PieceStripProps extends PieceFinderProps {
  readonly title: string;
  readonly pieces: readonly ChoosablePiece[];
}

/** Pieces beside each other, each with the button that chooses it; nothing where there are none. */
function PieceStrip({ title, pieces, chosen, onChoose }: PieceStripProps) {
  const t = useLabels();
  if (pieces.length === 0) return undefined;
  return (
    <section className={styles['strip']}>
      <h2 className={styles['subtitle']}>{title}</h2>
      <ul className={styles['row']}>
        {pieces.map((piece) => (
          <li key={piece.skuId} className={styles['choice']}>
            <span className={styles['tile']}>
              {piece.media && (
                <Picture media={piece.media} alt="" sizes="9rem" className={styles['picture']} />
              )}
            </span>
            <span className={styles['name']}>{piece.name}</span>
            <span className={styles['soft']}>{variantText(piece, t)}</span>
            <Button
              look="text"
              className={styles['add']}
              disabled={chosen.has(piece.skuId)}
              aria-label={t('recommendations_add_name', { name: pieceText(piece.name, piece, t) })}
              onClick={() => onChoose(piece)}
            >
              {t('recommendations_add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
