import type { Shade } from '@vitrine/contracts';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './shade-panel.module.css';

interface ShadeSwatchProps {
  readonly shade: Shade;
  /** One for all swatches of a panel: they are one choice. */
  readonly name: string;
  readonly isWorn: boolean;
  readonly onChoose: (skuId: string) => void;
}

/** A shade as a tile of its colour, a palette as tiles of its pans; what is sold out can be tried on all the same. */
export function ShadeSwatch({ shade, name, isWorn, onChoose }: ShadeSwatchProps) {
  const t = useLabels();
  const colours = shade.powders.length > 0 ? shade.powders : [shade.color];
  const isSoldOut = shade.omsAvailabilityStatus === 'OUT_OF_STOCK';
  const said = [shade.colorName, shade.price?.label, isSoldOut ? t('tryon_out_of_stock') : undefined];
  return (
    <label className={styles['swatch']} title={shade.colorName} data-sold-out={isSoldOut}>
      <input type="radio" name={name} checked={isWorn} onChange={() => onChoose(shade.skuId)} />
      <span className={styles['colours']}>
        {colours.map((colour) => (
          <span key={colour} style={{ backgroundColor: colour }} />
        ))}
      </span>
      <span className="visually-hidden">{said.filter(Boolean).join(', ')}</span>
    </label>
  );
}
