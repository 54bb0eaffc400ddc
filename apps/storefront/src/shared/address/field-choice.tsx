import type { AddressOption } from '@vitrine/domain';
import { type SelectHTMLAttributes, useId } from 'react';
import { useLabels } from '../page/page.tsx';
import styles from './field-choice.module.css';

interface FieldChoiceProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  readonly error: string | undefined;
  readonly options: readonly AddressOption[];
  /** There is always one chosen. */
  readonly isAlwaysChosen?: boolean;
}

/** [R4.041] A field whose value is one of several; nothing is chosen beforehand unless it always is. */
export function FieldChoice({ label, error, options, isAlwaysChosen = false, ...select }: FieldChoiceProps) {
  const t = useLabels();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles['select']}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {!isAlwaysChosen && <option value="">{t('address_choose')}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
