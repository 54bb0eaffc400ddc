import { useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './search-sgid-page.module.css';

/** [R4.030] A refused sign-in of an agent loads the page anew: what it leaves for the next document. */
const REFUSED = 'vitrine-agent-refused';
/** To which the mailed code belongs; the page may be loaded anew between the two. */
const CHALLENGE = 'vitrine-agent-challenge';
const UNAUTHORIZED = 401;

/** [R6.001] Two steps: the password, and the code of a mail. */
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
        <PasswordStep onDone={again} />
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
          (await import('./assisted-part.ts')).adoptAgent(grant);
          // The whole document is another one for an agent.
          location.assign(goesTo);
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

/** Tells the document that comes after a refusal what it was for. */
async function noted<Value>(send: () => Promise<CallResult<Value>>): Promise<CallResult<Value>> {
  sessionStorage.removeItem(REFUSED);
  const answer = await send();
  if (!answer.ok && answer.failure.status === UNAUTHORIZED) sessionStorage.setItem(REFUSED, '1');
  return answer;
}
