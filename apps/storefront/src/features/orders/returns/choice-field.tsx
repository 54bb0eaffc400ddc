import { type SelectHTMLAttributes, useId } from 'react';
import styles from './return-dialog.module.css';

interface ChoiceFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  /** What stands first, where nothing is chosen yet. */
  readonly empty?: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly isOff?: boolean }[];
}

/** A labelled choice of one of several. */
export function ChoiceField({ label, empty, options, ...select }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select {...select} id={id} className={styles['select']}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, text, isOff = false }) => (
          <option key={value} value={value} disabled={isOff}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
