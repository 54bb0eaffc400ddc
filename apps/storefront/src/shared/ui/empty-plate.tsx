import { Link } from '../navigation/link.tsx';
import { useLabels } from '../page/page.tsx';
import styles from './empty-plate.module.css';

interface EmptyPlateProps {
  readonly title?: string;
  readonly text: string;
}

/** Where a list would stand that has nothing in it. With a title it is known to be empty, and a way on is offered. */
export function EmptyPlate({ title, text }: EmptyPlateProps) {
  return (
    <div className={styles['plate']}>
      {title !== undefined && <p className={styles['title']}>{title}</p>}
      <p className={styles['text']}>{text}</p>
      {title !== undefined && <ContinueLink />}
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
