import type { Product, Sku } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useId } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { usePurchaseButton } from '../../../shared/session/use-purchase-button.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LookPicture } from '../pieces/look-picture.tsx';
import { loadStockOf } from '../../../shared/catalogue/load-stock.ts';
import type { Piece } from '../pieces/piece.ts';
import { type CallAnswer, useAnswer } from '../pieces/use-answer.ts';
import { useSizes } from '../pieces/use-sizes.ts';
import styles from './choose-among.module.css';
import { type Hindrance, HINDRANCES } from './selectable.ts';

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
  /** The shopper has not unticked it. */
  readonly isWanted: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** Called with whether it can be ticked, at first and at every change. */
  readonly onTickable: (isTickable: boolean) => void;
  readonly onSize: (skuId: string) => void;
}

/** One of the pieces, with its sizes and any hindrance. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { product, piece, purpose, sizedId, isWanted, onTick, onTickable, onSize } = props;
  const { t } = usePage().labels;
  const id = useId();
  const { sizes, ...sizing } = useSizes(piece, product);
  const needsSize = isSizeMissing(sizes, sizedId);
  const { unsold, stock } = useUnsold(piece, purpose, { sizedId, needsSize });
  const note = noteOf({ sizes, unsold, needsSize });
  const isTickable = note === undefined || note === 'no-size';
  const tell = useEffectEvent(onTickable);
  useEffect(() => tell(isTickable), [isTickable]);
  return (
    <li className={styles['piece']}>
      <input
        id={id}
        type="checkbox"
        checked={isWanted && isTickable}
        disabled={!isTickable}
        aria-describedby={note && `${id}-note`}
        onChange={({ target }) => onTick(target.checked)}
      />
      <LookPicture sku={piece} alt="" className={styles['picture']} />
      <div>
        <label htmlFor={id} className={styles['name']}>
          {pieceText(piece.name, { color: piece.color }, t)}
        </label>
        <p className={styles['price']}>{piece.price ?? t('product_price_on_request')}</p>
        <SizeSelect
          {...{ sizes, sizedId, onSize }}
          noteId={`${id}-note`}
          isRequired={isWanted && isTickable}
        />
        {note && <Note id={`${id}-note`} {...{ note }} answer={sizes ? stock : sizing} />}
      </div>
    </li>
  );
}

interface Hindrances {
  readonly sizes: readonly Sku[] | undefined;
  readonly unsold: Hindrance | undefined;
  readonly needsSize: boolean;
}

/** What hinders ticking or confirming. While sizes are not known, none is asked for. */
function noteOf({ sizes, unsold, needsSize }: Hindrances): Hindrance | 'no-size' | undefined {
  if (sizes === undefined) return 'checking';
  return unsold ?? (needsSize ? 'no-size' : undefined);
}

const isSizeMissing = (sizes: readonly Sku[] | undefined, sizedId: string | undefined): boolean =>
  sizes !== undefined && sizes.length > 0 && sizedId === undefined;

/** Why a piece cannot go into the bag, and the question for its stock. */
function useUnsold(piece: Piece, purpose: ChoiceRowProps['purpose'], { sizedId, needsSize }: Sizing) {
  const offerOf = usePurchaseButton();
  const skuId = sizedId ?? piece.identifier;
  const inStock = useStore(shopper, (state) => state.inStock[skuId]);
  const stock = useAnswer(loadStockOf, skuId);
  // Until a size is chosen, it is not known whose stock matters.
  const unsold = HINDRANCES[offerOf(piece, needsSize || inStock)];
  return { stock, unsold: purpose === 'cart' ? unsold : undefined };
}

interface Sizing {
  readonly sizedId: string | undefined;
  /** It comes in sizes, and none is chosen yet. */
  readonly needsSize: boolean;
}

interface NoteProps {
  readonly id: string;
  readonly note: keyof typeof HINDRANCE_KEYS;
  /** What is waited for. */
  readonly answer: CallAnswer;
}

/** The hindrance; where the shop did not answer, it can be asked again. */
function Note({ id, note, answer }: NoteProps) {
  const { labels } = usePage();
  const failure = note === 'checking' ? answer.failure : undefined;
  return (
    <>
      <p id={id} className={styles['note']} role={failure && 'alert'}>
        {failure ? failureText(failure, labels) : labels.t(HINDRANCE_KEYS[note])}
      </p>
      {failure && (
        <Button look="text" onClick={answer.askAgain}>
          {labels.t('tryon_try_again')}
        </Button>
      )}
    </>
  );
}

interface SizeSelectProps {
  readonly sizes: readonly Sku[] | undefined;
  readonly sizedId: string | undefined;
  /** The confirmation waits for it. */
  readonly isRequired: boolean;
  readonly noteId: string;
  readonly onSize: (skuId: string) => void;
}

/** No size is chosen beforehand; a piece without sizes shows nothing. */
function SizeSelect({ sizes = [], sizedId, isRequired, noteId, onSize }: SizeSelectProps) {
  const t = useLabels();
  if (sizes.length === 0) return undefined;
  return (
    <label className={styles['size']}>
      {t('tryon_size')}{' '}
      <select
        value={sizedId ?? ''}
        required={isRequired}
        aria-describedby={noteId}
        onChange={({ target }) => onSize(target.value)}
      >
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
