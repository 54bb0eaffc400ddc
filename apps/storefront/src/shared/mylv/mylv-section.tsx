import { type ReactNode, useId } from 'react';
import styles from './mylv-section.module.css';

interface MylvSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of a page of the account: what it is about, and beside it what there is to do. */
export function MylvSection({ title, text, children }: MylvSectionProps) {
  const heading = useId();
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles['heading']}>
          {title}
        </h2>
        {text !== undefined && <p className={styles['soft']}>{text}</p>}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
