import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { useLabels } from '../page/page.tsx';
import styles from './empty-plate.module.css';

interface EmptyPlateProps {
  readonly title?: string;
  readonly text: string;
  /** What begins the list, in the place of the link back to the house. */
  readonly action?: ReactNode;
}

/** Stands in the place of a list without entries. With a title the list is known to be empty, and a link leads on. */
export function EmptyPlate({ title, text, action }: EmptyPlateProps) {
  return (
    <div className={styles['plate']}>
      {title !== undefined && <p className={styles['title']}>{title}</p>}
      <p className={styles['text']}>{text}</p>
      {title !== undefined && (action ? <div className={styles['action']}>{action}</div> : <ContinueLink />)}
    </div>
  );
}

/** Back to the house, with everything kept. */
export function ContinueLink() {
  const t = useLabels();
  return (
    <Link to="/homepage" className={styles['continue']}>
      {t('notification_continue')}
    </Link>
  );
}
