import type { AnswerOf, PasskeyBody } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { deviceName } from '../../shared/account/device-name.ts';
import { makeByDevice, useHasPasskeys } from '../../shared/account/passkeys.ts';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './search-sgid-page.module.css';

/** [R6.001, R7.181] The keys that the agent signs in with, one more of this device, and the way to forget one. */
export function AgentPasskeys() {
  const { labels } = usePage();
  const { t } = labels;
  const hasPasskeys = useHasPasskeys();
  const [passkeys, setPasskeys] = useState<AnswerOf<'getAgentPasskeys'>['passkeys']>();
  useEffect(() => {
    void shopClient()
      .call('getAgentPasskeys')
      .then((answer) => answer.ok && setPasskeys(answer.value.passkeys));
  }, []);
  const made = useMutation(async () => {
    const answer = await makeKey();
    if (answer?.ok === true) setPasskeys((known = []) => [...known, answer.value]);
    return answer;
  });
  const removed = useMutation(async (passkeyId: string) => {
    const answer = await shopClient().call('removeAgentPasskey', { params: { passkeyId } });
    if (answer.ok) setPasskeys((known) => known?.filter((one) => one.passkeyId !== passkeyId));
    return answer;
  });
  if (passkeys === undefined) return undefined;
  const failure = made.failure ?? removed.failure;
  return (
    <section className={styles['sent']} aria-labelledby="agent-passkeys">
      <h2 id="agent-passkeys" className={styles['subtitle']}>
        {t('agents_passkey_title')}
      </h2>
      <p className={styles['soft']}>{t('agents_passkey_text')}</p>
      {passkeys.length === 0 && <p className={styles['soft']}>{t('agents_passkey_none')}</p>}
      <ul className={styles['clients']}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className={styles['client']}>
            <PasskeyRow
              passkey={passkey}
              isBusy={removed.isBusy}
              onRemove={() => void removed.run(passkey.passkeyId)}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
      {hasPasskeys && (
        <div className={styles['acts']}>
          <Button look="outline" disabled={made.isBusy} onClick={() => void made.run()}>
            {t('agents_passkey_add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: PasskeyBody;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const name = deviceName(passkey, t('agents_passkey_unknown'));
  const date = dayText({ at: passkey.since, country: locale.country }, locale);
  return (
    <>
      <p>
        <span className={styles['fact']}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles['soft']}>{t('agents_passkey_since', { date })}</span>
      </p>
      <Button
        look="text"
        disabled={isBusy}
        aria-label={t('agents_passkey_remove_named', { name })}
        onClick={onRemove}
      >
        {t('agents_passkey_remove')}
      </Button>
    </>
  );
}

/** Makes a key on this device; undefined where its owner closed the device's window. */
async function makeKey(): Promise<CallResult<PasskeyBody> | undefined> {
  const wish = await shopClient().call('wishAgentPasskey');
  if (!wish.ok) return wish;
  const body = await makeByDevice(wish.value);
  return body && shopClient().call('addAgentPasskey', { body });
}
