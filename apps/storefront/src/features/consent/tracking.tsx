import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readSessionHint } from '../../shared/api/session-hint.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { type Consent, keepConsent, readConsent } from './consent.ts';
import { pushPageView } from './data-layer.ts';
import styles from './tracking.module.css';

/** Of this document; asked once. */
let visit: string | undefined;

/** [R7.027] What a counted visit is called: an id that opens nothing. None while there is no session: counting begins none. */
async function visitId(): Promise<string | undefined> {
  if (visit === undefined && readSessionHint() !== undefined) {
    const answer = await shopClient().call('getSessionId');
    if (answer.ok) visit = answer.value.sessionId;
  }
  return visit;
}

/** [R2.069] Asks once whether visits may be counted, and counts those of a visitor who agrees. */
export function Tracking() {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState(readConsent);
  useEffect(() => {
    if (said !== 'granted') return;
    void visitId().then((id) => pushPageView({ pathname, search }, id));
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
