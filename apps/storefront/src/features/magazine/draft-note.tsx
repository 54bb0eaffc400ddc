import { useLabels } from '../../shared/page/page.tsx';
import styles from './draft-note.module.css';

/** [R2.026] Says above a draft that nobody else sees it as it stands. */
export function DraftNote() {
  const t = useLabels();
  return <p className={styles['note']}>{t('magazine_draft')}</p>;
}
