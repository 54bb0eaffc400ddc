import type { OpenSession } from '@vitrine/contracts';
import { useState } from 'react';
import { signOutEverywhere } from '../../../shared/account/enter-account.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { momentText } from '../../../shared/i18n/day-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { deviceName } from '../../../shared/account/device-name.ts';
import styles from './security-page.module.css';

/** [R7.151] The places where the customer is signed in, this one first, each with the way to end it. */
export function SessionList({ sessions: loaded }: { readonly sessions: readonly OpenSession[] }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [ended, setEnded] = useState<readonly string[]>([]);
  const sessions = loaded
    .filter(({ sessionId }) => !ended.includes(sessionId))
    .toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne));
  const one = useMutation(async (sessionId: string) => {
    const answer = await shopClient().call('endSession', { params: { sessionId } });
    if (answer.ok) setEnded((known) => [...known, sessionId]);
    return answer;
  });
  const all = useMutation(signOutEverywhere);
  const failure = one.failure ?? all.failure;
  const { country } = locale;
  return (
    <>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <li key={session.sessionId} className={styles['row']}>
            <p>
              <bdi>{deviceName(session, t('mylv_session_unknown'))}</bdi>
              <span className={session.isThisOne ? styles['here'] : styles['soft']}>
                {session.isThisOne
                  ? t('mylv_session_here')
                  : t('mylv_session_used', { date: momentText({ at: session.lastUsed, country }, locale) })}
              </span>
            </p>
            {!session.isThisOne && (
              <Button
                look="text"
                disabled={one.isBusy}
                aria-label={t('mylv_session_end_named', {
                  name: deviceName(session, t('mylv_session_unknown')),
                })}
                onClick={() => void one.run(session.sessionId)}
              >
                {t('mylv_session_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
      <Button look="outline" disabled={all.isBusy} onClick={() => void all.run()}>
        {t('mylv_sessions_end')}
      </Button>
    </>
  );
}
