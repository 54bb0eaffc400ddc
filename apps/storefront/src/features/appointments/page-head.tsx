import { useLayoutEffect, useRef } from 'react';
import styles from './booking-page.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly text: string;
  /** It stands in the place of a form that was sent: whoever sent it reads on there. */
  readonly isOutcome?: boolean;
}

/** What a page about an appointment is called, with a line about it. */
export function PageHead({ title, text, isOutcome = false }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <header className={styles['head']}>
      <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['intro']}>{text}</p>
    </header>
  );
}
