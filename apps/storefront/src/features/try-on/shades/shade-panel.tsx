import type { Shade } from '@vitrine/contracts';
import { type ReactNode, useId, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Chosen } from '../choice/choice-tile.tsx';
import { familiesOf, matchingShades, NO_FILTER, type ShadeFilter, shadeGroups } from './shade-filter.ts';
import { ShadeFilters } from './shade-filters.tsx';
import styles from './shade-panel.module.css';
import { isOutOfStock, ShadeSwatch } from './shade-swatch.tsx';

interface ShadePanelProps {
  readonly shades: readonly Shade[];
  readonly wornSkuId: string;
  readonly onChoose: (skuId: string) => void;
  /** What else there is to choose. */
  readonly children?: ReactNode;
}

/** As many as are taken in at a glance need no search. */
const FEW = 12;

/** [R2.096, R2.097] Every shade of the house for these lips or eyes, by product; arrow keys go through all of them. */
export function ShadePanel({ shades, wornSkuId, onChoose, children }: ShadePanelProps) {
  const t = useLabels();
  const name = useId();
  const [filter, setFilter] = useState<ShadeFilter>(NO_FILTER);
  const matching = matchingShades(shades, filter);
  const worn = shades.find(({ skuId }) => skuId === wornSkuId);
  return (
    <section className={styles['panel']} aria-label={t('tryon_shades')}>
      <p aria-live="polite">
        <Chosen of={t('tryon_shade')}>{worn?.colorName}</Chosen>
        {worn && isOutOfStock(worn) && <span className={styles['stock']}>{t('tryon_out_of_stock')}</span>}
      </p>
      {shades.length > FEW && (
        <ShadeFilters families={familiesOf(shades)} filter={filter} onFilter={setFilter} />
      )}
      <output className={matching.length === 0 ? styles['none'] : 'visually-hidden'}>
        {t('tryon_shades_found', { count: matching.length })}
      </output>
      <div className={styles['groups']}>
        {shadeGroups(matching).map((group) => (
          <fieldset key={group.productId} className={styles['group']}>
            <legend className={styles['product']}>{group.name}</legend>
            <div className={styles['swatches']}>
              {group.shades.map((shade) => (
                <ShadeSwatch
                  key={shade.skuId}
                  shade={shade}
                  name={name}
                  isWorn={shade.skuId === wornSkuId}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {children}
      </div>
    </section>
  );
}
