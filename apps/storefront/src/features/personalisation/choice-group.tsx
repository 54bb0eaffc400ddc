import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';

interface OfferedChoice {
  readonly code: string;
  readonly name: string;
  /** What the choice looks like; without it, its name stands there. */
  readonly face?: ReactNode;
  /** A colour to choose by. */
  readonly hex?: string;
  /** What it costs or takes more. */
  readonly more?: string | undefined;
}

interface ChoiceGroupProps {
  readonly title: string;
  readonly choices: readonly OfferedChoice[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** One choice of several, as radio buttons: colours as swatches, everything else as boxes. */
export function ChoiceGroup({ title, choices, chosen, onChoose }: ChoiceGroupProps) {
  const name = useId();
  const current = choices.find(({ code }) => code === chosen);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>
        <b>{title}</b> <span>{current?.name}</span>
        {current?.more !== undefined && <span className={styles['more']}>{current.more}</span>}
      </legend>
      <div className={styles['row']}>
        {choices.map((choice) => (
          <label key={choice.code} className={choice.hex === undefined ? styles['box'] : styles['swatch']}>
            <input
              type="radio"
              className={styles['input']}
              name={name}
              value={choice.code}
              checked={choice.code === chosen}
              onChange={() => onChoose(choice.code)}
            />
            {choice.hex === undefined ? (
              <span className={styles['face']}>{choice.face ?? choice.name}</span>
            ) : (
              <span className={styles['colour']} style={{ background: choice.hex }} />
            )}
            <span
              className={
                choice.hex === undefined && choice.face === undefined ? undefined : 'visually-hidden'
              }
            >
              {choice.hex === undefined && choice.face === undefined ? '' : choice.name}
              {choice.more === undefined ? '' : `, ${choice.more}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
