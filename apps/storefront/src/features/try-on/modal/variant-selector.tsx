import type { Sku } from '@vitrine/contracts';
import { useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { ChoiceTile, Chosen, Colours } from '../choice/choice-tile.tsx';
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
      <legend>
        <Chosen of={t('tryon_colour')}>{worn?.color}</Chosen>
      </legend>
      <div className={styles['swatches']}>
        {firstOfEachColour(variants).map((variant) => (
          <ChoiceTile
            key={variant.identifier}
            name={name}
            isChosen={variant.colorCode === worn?.colorCode}
            title={variant.color}
            said={variant.color}
            onChoose={() => onChoose(variant.identifier)}
          >
            <Colours colours={[variant.colorHex]} />
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}

const firstOfEachColour = (variants: readonly Sku[]): readonly Sku[] =>
  variants.filter(
    (variant, index) => variants.findIndex((other) => other.colorCode === variant.colorCode) === index,
  );
