import { type TextareaHTMLAttributes, use, useId, useState } from 'react';
import { FormFaults } from '../forms/field-faults.ts';
import styles from './words-field.module.css';

interface WordsFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onInvalid'> {
  readonly label: string;
  /** What is asked for. */
  readonly hint?: string | undefined;
  /** Said below the field where its words were refused; without it the hint is said as the fault. */
  readonly fault?: string | undefined;
}

/** A labelled field for several lines of plain words in any language. */
export function WordsField({ label, hint, fault = hint, ...words }: WordsFieldProps) {
  const id = useId();
  const { [words.name ?? '']: faultOfForm } = use(FormFaults);
  const [isWrong, setIsWrong] = useState(false);
  const isFaulty = isWrong || faultOfForm !== undefined;
  const note = isFaulty ? fault : hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...words}
        id={id}
        className={styles['words']}
        aria-invalid={isFaulty}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onInvalid={(event) => {
          event.preventDefault();
          setIsWrong(true);
          event.currentTarget.focus();
        }}
        onInput={() => setIsWrong(false)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={styles[isFaulty ? 'fault' : 'label']}>
          {note}
        </p>
      )}
    </div>
  );
}
