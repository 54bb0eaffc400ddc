import type { AnswerOf } from '@vitrine/contracts';
import { useState } from 'react';
import type { CallResult } from '../api/call-failure.ts';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import type { Entered } from '../forms/form.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { CodeField } from '../account/code-field.tsx';
import styles from './identity-proof.module.css';

/**
 * [R7.021] Fields of a form that changes what leads into the account: the present password, or a code of a mail or text message
 * for who has none at hand. The form sends with `withProof`.
 */
export function IdentityProof() {
  const { labels } = usePage();
  const { t } = labels;
  const [sentBy, setSentBy] = useState<AnswerOf<'askProofCode'>['sentBy']>();
  const ask = useMutation(async () => {
    const answer = await renewed(() => shopClient().call('askProofCode'));
    if (answer.ok) setSentBy(answer.value.sentBy);
    return answer;
  });
  return (
    <div className={styles['proof']}>
      {sentBy === undefined ? (
        <Field
          label={t('mylv_proof_password')}
          hint={t('mylv_proof_password_hint')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      ) : (
        <CodeField
          name="proofCode"
          label={t('mylv_proof_code')}
          hint={t(sentBy === 'mail' ? 'mylv_proof_by_mail' : 'mylv_proof_by_text')}
        />
      )}
      <Button look="text" disabled={ask.isBusy} onClick={() => void ask.run()}>
        {t(sentBy === undefined ? 'mylv_proof_ask' : 'mylv_proof_again')}
      </Button>
      <p role="alert" className={styles['fault']}>
        {ask.failure && failureText(ask.failure, labels)}
      </p>
    </div>
  );
}

/** Shows once more that the account is theirs by what `IdentityProof` asked for, and then does what asks for it. */
export async function withProof<Value>(
  { password, proofCode }: Entered,
  act: () => Promise<CallResult<Value>>,
): Promise<CallResult<Value>> {
  const proven = await renewed(() =>
    proofCode === undefined
      ? shopClient().call('proveIdentity', { body: { password: password ?? '' } })
      : shopClient().call('proveIdentity', { body: { code: proofCode } }),
  );
  return proven.ok ? act() : proven;
}

/** A session whose token ran out is renewed first: a 401 of the proof speaks of the password or the code alone. */
async function renewed<Value>(act: () => Promise<CallResult<Value>>): Promise<CallResult<Value>> {
  const context = await shopClient().call('getUserContext');
  return context.ok ? act() : context;
}
