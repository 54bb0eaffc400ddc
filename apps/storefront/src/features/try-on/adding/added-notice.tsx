import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './add-to-cart.module.css';

/** [R4.024, R8.010] */
export function AddedNotice({ name }: { readonly name: string }) {
  const t = useLabels();
  return (
    <span className={styles['notice']}>
      <span>{t('global_added_to_cart')}</span> <span className={styles['name']}>{name}</span>{' '}
      <Link to="/cart" className={styles['link']}>
        {t('tryon_view_cart')}
      </Link>
    </span>
  );
}
