import { type InputHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Said below the field and tied to it; undefined while it is valid. */
  readonly error?: string | undefined;
}

/** A labelled line of input with its hint and its error. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles['input']}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles['hint'] : styles['error']}>
          {note}
        </p>
      )}
    </div>
  );
}
