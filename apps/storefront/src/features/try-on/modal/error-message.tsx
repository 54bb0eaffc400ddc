import { useLabels } from '../../../shared/page/page.tsx';
import { openingErrorKey } from '../failure-words.ts';
import type { OpeningError } from '../opening/opening.ts';
import styles from './message.module.css';

/** [R2.082, R8.033] Stands in for the experience; the title above it is the error title. */
export function ErrorMessage({ error }: { readonly error: OpeningError }) {
  const t = useLabels();
  return (
    <div className={styles['message']}>
      <p role="alert" className={styles['text']}>
        {t(openingErrorKey(error))}
      </p>
    </div>
  );
}
