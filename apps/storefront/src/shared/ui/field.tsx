import { type InputHTMLAttributes, type InvalidEvent, use, useId, useState } from 'react';
import { FormFaults } from '../forms/field-faults.ts';
import { useLabels } from '../page/page.tsx';
import styles from './field.module.css';
import { type InputFault, inputFault, takesFocus } from './input-fault.ts';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onInvalid'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Said below the field and tied to it; undefined while it is valid. */
  readonly error?: string | undefined;
}

/**
 * A labelled line of input with its hint and its error. What the browser's own check finds when its form is sent, or what
 * the form or the service found, is said here, in the page's words and language, not in the browser's bubble.
 */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const t = useLabels();
  const id = useId();
  const [fault, setFault] = useState<InputFault>();
  const { [input.name ?? '']: faultOfForm } = use(FormFaults);
  const found = fault ?? faultOfForm;
  const said = error ?? (found && t(found, { field: label }));
  const note = said ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <input
        dir={isLatin(input.type) ? 'ltr' : undefined}
        {...input}
        id={id}
        className={styles['input']}
        aria-invalid={said !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onInvalid={(event: InvalidEvent<HTMLInputElement>) => {
          event.preventDefault();
          setFault(inputFault(event.currentTarget));
          if (takesFocus(event.currentTarget)) event.currentTarget.focus();
        }}
        onInput={() => setFault(undefined)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={said === undefined ? styles['hint'] : styles['error']}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Addresses and numbers are written from left to right in every language. */
const isLatin = (type: string | undefined): boolean =>
  type === 'email' || type === 'tel' || type === 'password';
