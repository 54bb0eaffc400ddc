import type { ReactNode } from 'react';
import styles from './sign.module.css';

/** A line drawing on a field of 24 by 24; its button says what it means. */
export function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['sign']}>
      {children}
    </svg>
  );
}
