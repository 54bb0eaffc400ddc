import { useId } from 'react';
import styles from './return-dialog.module.css';

interface RadioChoiceProps<Value extends string> {
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all of them seen. */
export function RadioChoice<Value extends string>({
  title,
  options,
  value,
  onChoose,
}: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['heading']}>{title}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['radio']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
