import type { Product, Sku } from '@vitrine/contracts';
import { useId } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LookPicture } from '../modal/look-picture.tsx';
import { loadSkuAvailability } from '../pieces/load-sku-availability.ts';
import type { Piece } from '../pieces/piece.ts';
import { type Answer, useAnswer } from '../pieces/use-answer.ts';
import { useSizes } from '../pieces/use-sizes.ts';
import styles from './choose-among.module.css';
import { type Hindrance, hindranceOf } from './selectable.ts';

const HINDRANCE_KEYS = {
  'no-size': 'tryon_choose_size',
  'not-sold-here': 'tryon_not_sold_here',
  checking: 'tryon_checking_stock',
  'out-of-stock': 'tryon_out_of_stock',
} as const satisfies Record<Hindrance | 'no-size', LabelKey>;

interface ChoiceRowProps {
  readonly product: Product;
  readonly piece: Piece;
  readonly purpose: 'cart' | 'wishlist';
  /** The SKU of the size that was chosen. */
  readonly sizedId: string | undefined;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onSize: (skuId: string) => void;
}

/** One of the pieces, with its sizes and with what stands in its way. */
export function ChoiceRow({ product, piece, purpose, sizedId, isTicked, onTick, onSize }: ChoiceRowProps) {
  const { t } = usePage().labels;
  const id = useId();
  const { sizes, ...sizing } = useSizes(piece, product);
  const { unsold, stock } = useUnsold(piece, purpose, sizedId);
  const hindrance = sizeHindrance(sizes, sizedId) ?? unsold;
  return (
    <li className={styles['piece']}>
      <input
        id={id}
        type="checkbox"
        checked={isTicked && hindrance === undefined}
        disabled={hindrance !== undefined}
        aria-describedby={hindrance && `${id}-note`}
        onChange={({ target }) => onTick(target.checked)}
      />
      <LookPicture sku={piece} alt="" className={styles['picture']} />
      <div>
        <label htmlFor={id} className={styles['name']}>
          {pieceText(piece.name, { color: piece.color }, t)}
        </label>
        <p className={styles['price']}>{piece.price?.label ?? t('product_price_on_request')}</p>
        <SizeSelect {...{ sizes, sizedId, onSize }} />
        {hindrance && <Note id={`${id}-note`} {...{ hindrance }} answer={sizes ? stock : sizing} />}
      </div>
    </li>
  );
}

/** Why a piece cannot go into the bag, and the question for its stock. */
function useUnsold(piece: Piece, purpose: ChoiceRowProps['purpose'], sizedId: string | undefined) {
  const { locale } = usePage();
  const skuId = sizedId ?? piece.identifier;
  const inStock = useStore(shopper, (state) => state.inStock[skuId]);
  const stock = useAnswer(loadSkuAvailability, skuId);
  return { stock, unsold: purpose === 'cart' ? hindranceOf(piece, inStock, locale.isShop) : undefined };
}

interface NoteProps {
  readonly id: string;
  readonly hindrance: keyof typeof HINDRANCE_KEYS;
  /** What is waited for. */
  readonly answer: Answer;
}

/** What stands in the way; where the shop went without answering, it can be asked again. */
function Note({ id, hindrance, answer }: NoteProps) {
  const { labels } = usePage();
  const failure = hindrance === 'checking' ? answer.failure : undefined;
  return (
    <>
      <p id={id} className={styles['note']} role={failure && 'alert'}>
        {failure ? failureText(failure, labels) : labels.t(HINDRANCE_KEYS[hindrance])}
      </p>
      {failure && (
        <Button look="text" onClick={answer.askAgain}>
          {labels.t('tryon_try_again')}
        </Button>
      )}
    </>
  );
}

/** While it is not known which sizes there are, nothing says that the one at hand is wanted. */
function sizeHindrance(
  sizes: readonly Sku[] | undefined,
  sizedId: string | undefined,
): 'checking' | 'no-size' | undefined {
  if (sizes === undefined) return 'checking';
  return sizes.length > 0 && sizedId === undefined ? 'no-size' : undefined;
}

interface SizeSelectProps {
  readonly sizes: readonly Sku[] | undefined;
  readonly sizedId: string | undefined;
  readonly onSize: (skuId: string) => void;
}

/** None is chosen beforehand; nothing at all of what has no sizes. */
function SizeSelect({ sizes = [], sizedId, onSize }: SizeSelectProps) {
  const t = useLabels();
  if (sizes.length === 0) return undefined;
  return (
    <label className={styles['size']}>
      {t('tryon_size')}{' '}
      <select value={sizedId ?? ''} onChange={({ target }) => onSize(target.value)}>
        <option value="" disabled>
          {t('tryon_choose_size')}
        </option>
        {sizes.map(({ identifier, size }) => (
          <option key={identifier} value={identifier}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}
