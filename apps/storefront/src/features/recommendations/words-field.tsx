import { use, useId } from 'react';
import { FormFaults } from '../../shared/forms/field-faults.ts';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './compose-page.module.css';

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly rows: number;
  readonly maxLength: number;
}

/** Several lines of plain words. */
export function WordsField({ label, hint, name, rows, maxLength }: WordsFieldProps) {
  const t = useLabels();
  const id = useId();
  const isFaulty = use(FormFaults)[name] !== undefined;
  const note = isFaulty ? t('recommendations_words_fault') : hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        className={styles['words']}
        aria-invalid={isFaulty}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={styles[isFaulty ? 'fault' : 'soft']}>
          {note}
        </p>
      )}
    </div>
  );
}
