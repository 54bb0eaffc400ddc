import { useState } from 'react';
import type { AnswerOf } from '@vitrine/contracts';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { signByDevice, useHasPasskeys } from '../../shared/account/passkeys.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './search-sgid-page.module.css';

/** [R4.030] A refused sign-in of an agent loads the page anew: what it leaves for the next document. */
const REFUSED = 'vitrine-agent-refused';
/** To which the mailed code belongs; the page may be loaded anew between the two. */
const CHALLENGE = 'vitrine-agent-challenge';
const UNAUTHORIZED = 401;

/** [R6.001] Two steps: the password, and the code of a mail; or a key of this device alone. */
export function AgentSignIn({ goesTo }: { readonly goesTo: string }) {
  const t = useLabels();
  const isHydrated = useIsHydrated();
  const [, setStep] = useState(0);
  const again = () => setStep((step) => step + 1);
  const challenge = isHydrated ? (sessionStorage.getItem(CHALLENGE) ?? undefined) : undefined;
  const wasRefused = isHydrated && sessionStorage.getItem(REFUSED) !== null;
  return (
    <>
      {wasRefused && (
        <p role="alert" className={styles['fault']}>
          {t('agents_refused')}
        </p>
      )}
      {challenge === undefined ? (
        <>
          <PasswordStep onDone={again} />
          <PasskeyWay goesTo={goesTo} />
        </>
      ) : (
        <CodeStep challenge={challenge} goesTo={goesTo} onRestart={again} />
      )}
    </>
  );
}

function PasswordStep({ onDone }: { readonly onDone: () => void }) {
  const t = useLabels();
  return (
    <Form
      submit={t('agents_sign_in')}
      send={({ login = '', password = '' }) =>
        noted(() => shopClient().call('loginAgent', { body: { login, password } }))
      }
      onDone={({ challenge }) => {
        sessionStorage.setItem(CHALLENGE, challenge);
        onDone();
      }}
    >
      <Field label={t('agents_email')} name="login" type="email" autoComplete="username" required />
      <Field
        label={t('agents_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </Form>
  );
}

interface CodeStepProps {
  readonly challenge: string;
  readonly goesTo: string;
  readonly onRestart: () => void;
}

function CodeStep({ challenge, goesTo, onRestart }: CodeStepProps) {
  const t = useLabels();
  const restart = () => {
    sessionStorage.removeItem(CHALLENGE);
    sessionStorage.removeItem(REFUSED);
    onRestart();
  };
  return (
    <section className={styles['step']} aria-labelledby="agent-code">
      <h2 id="agent-code" className={styles['subtitle']}>
        {t('agents_code_title')}
      </h2>
      <p className={styles['soft']}>{t('agents_code_text')}</p>
      <Form
        submit={t('agents_code_submit')}
        send={({ code = '' }) =>
          noted(() => shopClient().call('loginAgentByCode', { body: { challenge, code } }))
        }
        onDone={async (grant) => {
          sessionStorage.removeItem(CHALLENGE);
          await enter(grant, goesTo);
        }}
      >
        <Field
          label={t('agents_code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
        />
      </Form>
      <Button look="text" onClick={restart}>
        {t('agents_code_restart')}
      </Button>
    </section>
  );
}

/** [R7.181] A key of this device, in browsers that have them. */
function PasskeyWay({ goesTo }: Pick<CodeStepProps, 'goesTo'>) {
  const { labels } = usePage();
  const hasPasskeys = useHasPasskeys();
  const { run, isBusy, failure } = useMutation(signInByKey);
  if (!hasPasskeys) return undefined;
  const press = async () => {
    const entered = await run();
    if (entered?.ok === true) await enter(entered.value, goesTo);
  };
  return (
    <div className={styles['step']}>
      <Button look="outline" disabled={isBusy} onClick={() => void press()}>
        {labels.t('agents_passkey_use')}
      </Button>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </div>
  );
}

async function signInByKey(): Promise<CallResult<AnswerOf<'loginAgentByPasskey'>> | undefined> {
  const challenge = await shopClient().call('agentPasskeyChallenge');
  if (!challenge.ok) return challenge;
  const body = await signByDevice(challenge.value);
  return body && noted(() => shopClient().call('loginAgentByPasskey', { body }));
}

/** The whole document is another one for an agent. */
async function enter(grant: AnswerOf<'loginAgentByCode'>, goesTo: string): Promise<void> {
  (await import('./assisted-part.ts')).adoptAgent(grant);
  location.assign(goesTo);
}

/** Tells the document that comes after a refusal what it was for. */
async function noted<Value>(send: () => Promise<CallResult<Value>>): Promise<CallResult<Value>> {
  sessionStorage.removeItem(REFUSED);
  const answer = await send();
  if (!answer.ok && answer.failure.status === UNAUTHORIZED) sessionStorage.setItem(REFUSED, '1');
  return answer;
}
