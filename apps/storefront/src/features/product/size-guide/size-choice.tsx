import type { Sku } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import styles from './size-guide-dialog.module.css';
import type { SizeTableRow } from './size-table.ts';

/** The sizes a piece comes in. */
export interface SizesOfPiece {
  /** The SKUs to choose from, one for each size. */
  readonly sizes: readonly Sku[];
  /** The one that the page shows. */
  readonly shown: Sku;
}

interface SizeChoiceProps extends SizesOfPiece {
  readonly label: string;
  /** The sizes of the guide. */
  readonly rows: readonly SizeTableRow[];
  readonly onChoose: () => void;
}

/**
 * [R3.032] The sizes of the guide to choose from ('EU - 38 / US - 7'); what is chosen becomes the size of the page. Nothing
 * where the guide does not count the sizes of the piece.
 */
export function SizeChoice({ label, rows, sizes, shown, onChoose }: SizeChoiceProps) {
  const t = useLabels();
  const id = useId();
  const offered = rows.filter((row) => sizes.some(({ size }) => size === row.id));
  const [chosen, setChosen] = useState(shown.size ?? offered[0]?.id);
  const sku = sizes.find(({ size }) => size === chosen);
  const inStock = useStore(shopper, (state) =>
    sku === undefined ? undefined : state.inStock[sku.identifier],
  );
  if (offered.length === 0) return undefined;
  const stock = inStock === undefined ? undefined : t(inStock ? 'product_in_stock' : 'product_out_of_stock');
  return (
    <div className={styles['choice']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={chosen}
        aria-describedby={`${id}-stock`}
        onChange={({ target }) => setChosen(target.value)}
      >
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.label}
          </option>
        ))}
      </select>
      <output id={`${id}-stock`} className={styles['stock']}>
        {sku === undefined ? t('detail_size_missing') : stock}
      </output>
      {sku === undefined ? (
        <Button disabled>{t('detail_size_choose')}</Button>
      ) : (
        <Link to={sku.url} isChoice className={buttonClass('solid')} onClick={onChoose}>
          {t('detail_size_choose')}
        </Link>
      )}
    </div>
  );
}
