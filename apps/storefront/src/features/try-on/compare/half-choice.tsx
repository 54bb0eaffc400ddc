import { useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './half-choice.module.css';

export type ComparedSide = 'left' | 'right';

interface HalfChoiceProps {
  readonly side: ComparedSide;
  readonly names: Readonly<Record<ComparedSide, string>>;
  readonly onSide: (side: ComparedSide) => void;
}

/** [R2.087] Which half the next choice is for. */
export function HalfChoice({ side, names, onSide }: HalfChoiceProps) {
  const t = useLabels();
  const name = useId();
  return (
    <fieldset className={styles['halves']}>
      <legend className={styles['legend']}>{t('tryon_compare_choose')}</legend>
      {(['left', 'right'] as const).map((one) => (
        <label key={one} className={styles['half']}>
          <input type="radio" name={name} checked={one === side} onChange={() => onSide(one)} />
          <span>{t(one === 'left' ? 'tryon_compare_left' : 'tryon_compare_right')}</span>
          <strong>{names[one]}</strong>
        </label>
      ))}
    </fieldset>
  );
}
