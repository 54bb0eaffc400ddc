import { type TextareaHTMLAttributes, use, useId, useState } from 'react';
import { FormFaults } from '../forms/field-faults.ts';
import styles from './words-field.module.css';

interface WordsFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onInvalid'> {
  readonly label: string;
  /** What is asked for; said as the fault where it was not followed. */
  readonly hint: string;
}

/** A labelled field for several lines in any language, with its hint. */
export function WordsField({ label, hint, ...words }: WordsFieldProps) {
  const id = useId();
  const { [words.name ?? '']: faultOfForm } = use(FormFaults);
  const [isWrong, setIsWrong] = useState(false);
  const isFaulty = isWrong || faultOfForm !== undefined;
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
        aria-describedby={`${id}-note`}
        onInvalid={(event) => {
          event.preventDefault();
          setIsWrong(true);
          event.currentTarget.focus();
        }}
        onInput={() => setIsWrong(false)}
      />
      <p id={`${id}-note`} className={isFaulty ? styles['fault'] : styles['label']}>
        {hint}
      </p>
    </div>
  );
}
