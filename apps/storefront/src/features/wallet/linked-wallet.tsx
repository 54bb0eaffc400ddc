import { readWalletAddress } from '@vitrine/domain';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import type { FieldFaults } from '../../shared/forms/field-faults.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './wallet-parts.module.css';

/** [R7.178] The public address that is linked; a key that is pasted here by mistake does not leave the page. */
export function LinkedWallet({ walletId }: { readonly walletId: string | undefined }) {
  const { t } = usePage().labels;
  const title = useId();
  const { revalidate } = useRevalidator();
  const [isSecret, setIsSecret] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const check = ({ walletId: typed = '' }: Entered): FieldFaults => {
    const read = readWalletAddress(typed);
    setIsSecret(!read.ok && read.refusal.code === 'secret_given');
    return read.ok ? {} : { walletId: 'field_invalid' };
  };
  const linked = () => {
    setIsDone(true);
    void revalidate();
  };
  return (
    <section aria-labelledby={title} className={styles['part']}>
      <h2 id={title} className={styles['title']}>
        {t('wallet_link_title')}
      </h2>
      <p className={styles['soft']}>{t('wallet_link_text')}</p>
      {walletId !== undefined && <Linked walletId={walletId} />}
      <Form
        key={walletId}
        submit={t('wallet_link_submit')}
        look="outline"
        check={check}
        send={({ walletId: typed = '' }) => shopClient().call('patchWalletId', { body: { walletId: typed } })}
        onDone={linked}
      >
        <Field
          label={t('wallet_link_field')}
          hint={t('wallet_link_hint')}
          error={isSecret ? t('wallet_secret') : undefined}
          name="walletId"
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          onChange={() => {
            setIsSecret(false);
            setIsDone(false);
          }}
        />
      </Form>
      <output className={styles['told']}>{isDone && t('wallet_link_done')}</output>
    </section>
  );
}

function Linked({ walletId }: { readonly walletId: string }) {
  const { labels } = usePage();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('patchWalletId', { body: { walletId: null } }),
  );
  const press = async () => {
    if ((await run())?.ok === true) await revalidate();
  };
  return (
    <div className={styles['linked']}>
      <bdi className={styles['address']}>{walletId}</bdi>
      <Button look="text" disabled={isBusy || !isHydrated} aria-busy={isBusy} onClick={() => void press()}>
        {labels.t('wallet_link_remove')}
      </Button>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
    </div>
  );
}
