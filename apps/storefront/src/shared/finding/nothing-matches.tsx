import { useLabels } from '../page/page.tsx';
import styles from './nothing-matches.module.css';

/** [R7.009] In the place of the pieces when none has all that was chosen; what was chosen stands above, to be removed. */
export function NothingMatches() {
  const t = useLabels();
  return (
    <div className={styles['plate']}>
      <p className={styles['title']}>{t('finding_nothing_title')}</p>
      <p className={styles['text']}>{t('finding_nothing_text')}</p>
    </div>
  );
}
