import { use, useId } from 'react';
import { FormFaults } from '../forms/field-faults.ts';
import styles from './words-field.module.css';

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Said below the field where its words were refused. */
  readonly fault: string;
  readonly name: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly required?: boolean;
}

/** Several lines of plain words. */
export function WordsField({ label, hint, fault, ...area }: WordsFieldProps) {
  const id = useId();
  const isFaulty = use(FormFaults)[area.name] !== undefined;
  const note = isFaulty ? fault : hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        dir="auto"
        className={styles['words']}
        aria-invalid={isFaulty}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={styles[isFaulty ? 'fault' : 'hint']}>
          {note}
        </p>
      )}
    </div>
  );
}
