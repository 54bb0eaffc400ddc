import { useId } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import type { ShadeFamily } from './shade-family.ts';
import { NO_FILTER, type ShadeFilter } from './shade-filter.ts';
import styles from './shade-panel.module.css';

interface ShadeFiltersProps {
  readonly families: readonly ShadeFamily[];
  readonly filter: ShadeFilter;
  readonly onFilter: (filter: ShadeFilter) => void;
}

const FAMILY_KEYS = {
  nude: 'tryon_family_nude',
  pink: 'tryon_family_pink',
  coral: 'tryon_family_coral',
  red: 'tryon_family_red',
  plum: 'tryon_family_plum',
  brown: 'tryon_family_brown',
  gold: 'tryon_family_gold',
  green: 'tryon_family_green',
  blue: 'tryon_family_blue',
  grey: 'tryon_family_grey',
} as const satisfies Record<ShadeFamily, LabelKey>;

/** By word, and by family of colour. */
export function ShadeFilters({ families, filter, onFilter }: ShadeFiltersProps) {
  const t = useLabels();
  const name = useId();
  return (
    <div className={styles['filters']}>
      <input
        type="search"
        className={styles['search']}
        value={filter.query}
        placeholder={t('tryon_shade_search')}
        aria-label={t('tryon_shade_search')}
        autoComplete="off"
        onChange={({ target }) => onFilter({ ...filter, query: target.value })}
      />
      <fieldset className={styles['families']}>
        <legend className="visually-hidden">{t('tryon_family')}</legend>
        {[NO_FILTER.family, ...families].map((family) => (
          <label key={family ?? 'all'} className={styles['family']}>
            <input
              type="radio"
              name={name}
              checked={filter.family === family}
              onChange={() => onFilter({ ...filter, family })}
            />
            <span>{t(family === undefined ? 'tryon_family_all' : FAMILY_KEYS[family])}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
