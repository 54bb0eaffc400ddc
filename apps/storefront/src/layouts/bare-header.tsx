import { Link } from '../shared/navigation/link.tsx';
import { useLabels } from '../shared/page/page.tsx';
import styles from './bare-header.module.css';

/** The house's name and nothing else; it leads home where `isLink`. */
export function BareHeader({ isLink = false }: { readonly isLink?: boolean }) {
  const t = useLabels();
  return (
    <header className={styles['head']}>
      {isLink ? (
        <Link to="/homepage" className={styles['name']} aria-label={t('header_home')}>
          {t('house_name')}
        </Link>
      ) : (
        <span className={styles['name']}>{t('house_name')}</span>
      )}
    </header>
  );
}
