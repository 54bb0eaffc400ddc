import { type ReactNode, useEffect, useRef } from 'react';
import styles from './identity-page.module.css';

interface IdentityPageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** It takes the place of what was pressed: the focus goes on from its heading. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** One thing to do about an account: what it is, and the form for it. */
export function IdentityPage({ title, text, takesFocus = false, children }: IdentityPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** Another way that somebody may want, below the first. */
export function Beside({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['beside']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
