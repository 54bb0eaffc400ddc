import type { ReactNode } from 'react';
import styles from './mylv-page.module.css';

interface MylvPageProps {
  readonly title: string;
  readonly intro?: string;
  /** What begins something new, beneath the words. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The page of an area of the account: its name, what it is for, and what stands there. */
export function MylvPage({ title, intro, action, children }: MylvPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
