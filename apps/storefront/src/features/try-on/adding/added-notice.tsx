import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './add-to-cart.module.css';

interface AddedNoticeProps {
  readonly names: readonly string[];
  /** [R8.008] Why the others are not in the bag. */
  readonly messages: readonly string[];
}

/** [R4.024, R8.010] */
export function AddedNotice({ names, messages }: AddedNoticeProps) {
  const t = useLabels();
  return (
    <>
      <span className={styles['notice']}>
        <span>{t('global_added_to_cart')}</span> <span className={styles['name']}>{names.join(', ')}</span>{' '}
        <Link to="/cart" className={styles['link']}>
          {t('tryon_view_cart')}
        </Link>
      </span>
      {messages.map((message) => (
        <span key={message} className={styles['failure']}>
          {message}
        </span>
      ))}
    </>
  );
}
