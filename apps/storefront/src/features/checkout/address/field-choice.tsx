import type { AddressOption } from '@vitrine/domain';
import { type SelectHTMLAttributes, useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './field-choice.module.css';

interface FieldChoiceProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  readonly error: string | undefined;
  readonly options: readonly AddressOption[];
}

/** [R4.041] A field whose value is one of several; nothing is chosen beforehand. */
export function FieldChoice({ label, error, options, ...select }: FieldChoiceProps) {
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
        <option value="">{t('address_choose')}</option>
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
