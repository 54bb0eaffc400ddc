import type { Sku } from '@vitrine/contracts';
import { useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './variant-selector.module.css';

interface VariantSelectorProps {
  /** The product's SKUs that can be tried on. */
  readonly variants: readonly Sku[];
  readonly wornSkuId: string;
  readonly onChoose: (skuId: string) => void;
}

/** [R2.095] The generic selector: the colours of a product. Sizes look alike and are chosen when the piece is bought. */
export function VariantSelector({ variants, wornSkuId, onChoose }: VariantSelectorProps) {
  const t = useLabels();
  const name = useId();
  const worn = variants.find((variant) => variant.identifier === wornSkuId);
  return (
    <fieldset className={styles['selector']}>
      <legend className={styles['legend']}>
        {t('tryon_colour')} <strong>{worn?.color}</strong>
      </legend>
      <div className={styles['swatches']}>
        {firstOfEachColour(variants).map((variant) => (
          <label key={variant.identifier} className={styles['swatch']} title={variant.color}>
            <input
              type="radio"
              name={name}
              checked={variant.colorCode === worn?.colorCode}
              onChange={() => onChoose(variant.identifier)}
            />
            <span className={styles['colour']} style={{ backgroundColor: variant.colorHex }} />
            <span className="visually-hidden">{variant.color}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const firstOfEachColour = (variants: readonly Sku[]): readonly Sku[] =>
  variants.filter(
    (variant, index) => variants.findIndex((other) => other.colorCode === variant.colorCode) === index,
  );
