import type { PasskeyBody } from '@vitrine/contracts';
import { useState } from 'react';
import { makePasskey, useHasPasskeys } from '../../../shared/account/passkeys.ts';
import { IdentityProof, withProof } from '../../../shared/mylv/identity-proof.tsx';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { type Entered, Form } from '../../../shared/forms/form.tsx';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { deviceName } from '../../../shared/account/device-name.ts';
import styles from './security-page.module.css';

/** [R7.181] The keys of the account, one more of this device, and the way to forget one. Both ask for the password. */
export function PasskeySection({ passkeys: loaded }: { readonly passkeys: readonly PasskeyBody[] }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { country } = locale;
  const hasPasskeys = useHasPasskeys();
  const [passkeys, setPasskeys] = useState(loaded);
  /** What the password is asked for: the id of a key that is to go, or `add`. */
  const [asked, setAsked] = useState<string>();
  const make = useMutation(async () => {
    const made = await makePasskey();
    if (made?.ok === true) setPasskeys((known) => [...known, made.value]);
    return made;
  });
  const send = (entered: Entered) =>
    withProof<unknown>(entered, async () =>
      asked === undefined || asked === 'add'
        ? { ok: true, value: undefined }
        : shopClient().call('removePasskey', { params: { passkeyId: asked } }),
    );
  const done = async () => {
    setAsked(undefined);
    if (asked === 'add') await make.run();
    else setPasskeys((known) => known.filter(({ passkeyId }) => passkeyId !== asked));
  };
  return (
    <>
      <ul className={styles['list']}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className={styles['row']}>
            <p>
              <bdi>{deviceName(passkey, t('mylv_session_unknown'))}</bdi>
              <span className={styles['soft']}>
                {t('mylv_passkey_since', { date: dayText({ at: passkey.since, country }, locale) })}
              </span>
            </p>
            <Button
              look="text"
              aria-label={t('mylv_passkey_remove_named', {
                name: deviceName(passkey, t('mylv_session_unknown')),
              })}
              onClick={() => setAsked(passkey.passkeyId)}
            >
              {t('mylv_passkey_remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {make.failure && failureText(make.failure, labels)}
      </p>
      {asked === undefined ? (
        hasPasskeys && (
          <Button look="outline" disabled={make.isBusy} onClick={() => setAsked('add')}>
            {t('mylv_passkey_add')}
          </Button>
        )
      ) : (
        <Form
          key={asked}
          submit={t(asked === 'add' ? 'mylv_passkey_make' : 'mylv_passkey_remove')}
          look="outline"
          send={send}
          onDone={done}
        >
          <IdentityProof />
        </Form>
      )}
    </>
  );
}
