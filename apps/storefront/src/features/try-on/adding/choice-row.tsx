import type { Product, Sku } from '@vitrine/contracts';
import { useEffect, useId } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { LookPicture } from '../modal/look-picture.tsx';
import { loadSkuAvailability } from '../pieces/load-sku-availability.ts';
import type { Piece } from '../pieces/piece.ts';
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
  const { locale, labels } = usePage();
  const { t } = labels;
  const id = useId();
  const sizes = useSizes(piece, product);
  const skuId = sizedId ?? piece.identifier;
  const inStock = useStore(shopper, (state) => state.inStock[skuId]);
  useEffect(() => void loadSkuAvailability([skuId]), [skuId]);
  const unsold = purpose === 'cart' ? hindranceOf(piece, inStock, locale.isShop) : undefined;
  const hindrance = needsSize(sizes, sizedId) ? 'no-size' : unsold;
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
        {sizes.length > 1 && <SizeSelect {...{ sizes, sizedId, onSize }} />}
        {hindrance && (
          <p id={`${id}-note`} className={styles['note']}>
            {t(HINDRANCE_KEYS[hindrance])}
          </p>
        )}
      </div>
    </li>
  );
}

const needsSize = (sizes: readonly Sku[], sizedId: string | undefined): boolean =>
  sizes.length > 1 && sizedId === undefined;

interface SizeSelectProps {
  readonly sizes: readonly Sku[];
  readonly sizedId: string | undefined;
  readonly onSize: (skuId: string) => void;
}

/** None is chosen beforehand. */
function SizeSelect({ sizes, sizedId, onSize }: SizeSelectProps) {
  const t = useLabels();
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
