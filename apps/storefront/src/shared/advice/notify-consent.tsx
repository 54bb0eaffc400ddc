import { useId, useState } from 'react';
import { useLabels } from '../page/page.tsx';
import { takesFocus } from '../ui/input-fault.ts';
import styles from './notify-dialog.module.css';

/** The agreement to be written to; nothing is sent without it, and the page's own words say so. */
export function NotifyConsent() {
  const t = useLabels();
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div>
      <label className={styles['consent']}>
        <input
          type="checkbox"
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-note` : undefined}
          onInvalid={(event) => {
            event.preventDefault();
            setIsMissing(true);
            if (takesFocus(event.currentTarget)) event.currentTarget.focus();
          }}
          onChange={() => setIsMissing(false)}
        />
        {t('notify_consent')}
      </label>
      {isMissing && (
        <p id={`${id}-note`} className={styles['missing']}>
          {t('notify_consent_required')}
        </p>
      )}
    </div>
  );
}
