import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceTileProps {
  /** One for all tiles of a choice. */
  readonly name: string;
  readonly isChosen: boolean;
  /** The name for pointer users. */
  readonly title?: string;
  /** The name for screen readers; undefined where the content is text. */
  readonly said?: string;
  /** `wide` for pictures of things. */
  readonly size?: 'wide' | 'plain';
  /** Crossed out because it is sold out; it can be chosen all the same. */
  readonly isStruck?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several to choose among: a radio button with the size of its content. */
export function ChoiceTile(props: ChoiceTileProps) {
  const { name, isChosen, title, said, size = 'plain', isStruck = false, onChoose, children } = props;
  return (
    <label className={styles['tile']} title={title} data-size={size} data-struck={isStruck}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles['shown']}>{children}</span>
      {said !== undefined && <span className="visually-hidden">{said}</span>}
    </label>
  );
}

/** A colour, or the colours of a palette side by side. */
export function Colours({ colours }: { readonly colours: readonly (string | undefined)[] }) {
  return colours.map((colour) => <span key={colour} style={{ backgroundColor: colour }} />);
}

interface ChosenProps {
  /** The name of the choice. */
  readonly of: string;
  readonly children: ReactNode;
}

/** The current choice, above its tiles: in their legend, or in a place of its own. */
export function Chosen({ of, children }: ChosenProps) {
  return (
    <span className={styles['chosen']}>
      {of} <strong>{children}</strong>
    </span>
  );
}
