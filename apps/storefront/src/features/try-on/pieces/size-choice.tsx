import type { Sku } from '@vitrine/contracts';
import { useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './size-choice.module.css';

interface SizeChoiceProps {
  readonly sizes: readonly Sku[] | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (skuId: string) => void;
}

/** The sizes of the colour that is worn; none is chosen beforehand. Empty for a piece without sizes. */
export function SizeChoice({ sizes = [], chosenId, onChoose }: SizeChoiceProps) {
  const t = useLabels();
  const name = useId();
  if (sizes.length === 0) return undefined;
  return (
    <fieldset className={styles['sizes']}>
      <legend>{t('tryon_size')}</legend>
      {sizes.map((sku) => (
        <label key={sku.identifier} className={styles['size']}>
          <input
            type="radio"
            name={name}
            checked={sku.identifier === chosenId}
            onChange={() => onChoose(sku.identifier)}
          />
          <span>{sku.size}</span>
        </label>
      ))}
    </fieldset>
  );
}
