import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { type Consent, keepConsent, readConsent } from './consent.ts';
import { pushPageView } from './data-layer.ts';
import styles from './tracking.module.css';

/** [R2.069] Asks once whether visits may be counted, and counts those of a visitor who agrees. */
export function Tracking() {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState(readConsent);
  useEffect(() => {
    if (said === 'granted') pushPageView({ pathname, search });
  }, [said, pathname, search]);
  if (said !== undefined) return undefined;
  const answer = (given: NonNullable<Consent>) => {
    keepConsent(given);
    setSaid(given);
  };
  return (
    <section className={styles['question']} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles['title']}>
        {t('consent_title')}
      </h2>
      <p>{t('consent_text')}</p>
      <div className={styles['answers']}>
        <Button look="outline" onClick={() => answer('refused')}>
          {t('consent_refuse')}
        </Button>
        <Button look="outline" onClick={() => answer('granted')}>
          {t('consent_accept')}
        </Button>
      </div>
    </section>
  );
}
