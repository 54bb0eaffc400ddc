import { useLabels } from '../shared/page/page.tsx';
import styles from './site-header.module.css';

/** How many pieces lie behind a word of the header; nothing for none. */
export function Count({ count }: { readonly count: number }) {
  const t = useLabels();
  if (count === 0) return undefined;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{`, ${t('listing_count', { count })}`}</span>
    </>
  );
}
