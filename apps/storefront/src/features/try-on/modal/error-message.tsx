import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { openingErrorKey } from '../failure-words.ts';
import type { OpeningError } from '../opening/opening.ts';
import styles from './message.module.css';

interface ErrorMessageProps {
  readonly error: OpeningError;
  readonly onAgain: () => void;
}

/** [R2.082, R8.033] Stands in for the experience; the title above it is the error title. */
export function ErrorMessage({ error, onAgain }: ErrorMessageProps) {
  const t = useLabels();
  return (
    <div className={styles['message']}>
      <p role="alert" className={styles['text']}>
        {t(openingErrorKey(error))}
      </p>
      <div className={styles['actions']}>
        <Button look="outline" onClick={onAgain}>
          {t('tryon_try_again')}
        </Button>
      </div>
    </div>
  );
}
