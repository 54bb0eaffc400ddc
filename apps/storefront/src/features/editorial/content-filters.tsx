import type { ContentBody } from '@vitrine/contracts';
import { Link } from '../../shared/navigation/link.tsx';
import styles from './content-filters.module.css';

/** [R2.034] Rows of lists beside each other: plain links, so they work before any script. */
export function ContentFilters({ filters }: { readonly filters: NonNullable<ContentBody['filters']> }) {
  return (
    <nav className={styles['filters']}>
      {filters.map(
        (row) =>
          row.length > 0 && (
            <ul key={row[0]?.url} className={styles['row']}>
              {row.map(({ label, url, isCurrent }) => (
                <li key={label}>
                  <Link to={url} className={styles['filter']} aria-current={isCurrent ? 'true' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}
