import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceTileProps {
  /** One for all tiles of a choice. */
  readonly name: string;
  readonly isChosen: boolean;
  /** What it is, for those who point at it. */
  readonly title?: string;
  /** What it is, for those who do not see it; undefined where what it shows is read. */
  readonly said?: string;
  /** `wide` for pictures of things. */
  readonly size?: 'wide' | 'plain';
  /** Crossed out, and able to be chosen all the same: it is sold out. */
  readonly isStruck?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several to choose among: a radio button as large as what it shows. */
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
  /** Of what there is a choice. */
  readonly of: string;
  readonly children: ReactNode;
}

/** What is chosen, above its tiles; inside of their legend, or in a place of its own. */
export function Chosen({ of, children }: ChosenProps) {
  return (
    <span className={styles['chosen']}>
      {of} <strong>{children}</strong>
    </span>
  );
}
