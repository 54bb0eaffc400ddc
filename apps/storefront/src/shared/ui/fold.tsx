import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A section that folds without any script. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary className={styles['title']}>{title}</summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
