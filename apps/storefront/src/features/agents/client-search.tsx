import type { AnswerOf, BodyOf, FoundClient } from '@vitrine/contracts';
import { fullName, pageUrl } from '@vitrine/domain';
import { useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './search-sgid-page.module.css';

type Found = AnswerOf<'searchClients'>;
type Whom = BodyOf<'serveClient'>;
type Serve = ReturnType<typeof useMutation<[Whom], unknown>>;

/** It comes with the banner, in one file. */
const agentPart = () => import('./assisted-part.ts');

/** [R2.013, R6.015] An agent finds a client and serves them, or serves nobody in particular. */
export function ClientSearch() {
  const { locale, labels } = usePage();
  const { t } = labels;
  const [found, setFound] = useState<Found>();
  const served = useMutation(async (whom: Whom) => {
    const answer = await (await agentPart()).serve(whom);
    if (answer.ok) location.assign(pageUrl(locale.code, 'homepage'));
    return answer;
  });
  const left = useMutation(async () => {
    const answer = await (await agentPart()).leaveAssistedMode();
    if (answer.ok) location.reload();
    return answer;
  });
  const failure = served.failure ?? left.failure;
  return (
    <>
      <Form
        submit={t('agents_search_submit')}
        send={({ words = '' }) => shopClient().call('searchClients', { body: { words } })}
        onDone={setFound}
      >
        <Field
          label={t('agents_search')}
          hint={t('agents_search_hint')}
          name="words"
          dir="auto"
          minLength={2}
          maxLength={200}
          autoComplete="off"
          required
        />
      </Form>
      <div aria-live="polite">{found && <FoundClients found={found} served={served} />}</div>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
      <div className={styles['beside']}>
        <Link to="/agent-day" className={buttonClass('outline')}>
          {t('agents_day')}
        </Link>
        <Button look="outline" disabled={served.isBusy} onClick={() => void served.run({})}>
          {t('agents_nobody')}
        </Button>
        <Button look="text" disabled={left.isBusy} onClick={() => void left.run()}>
          {t('agents_sign_out')}
        </Button>
      </div>
    </>
  );
}

function FoundClients({ found, served }: { readonly found: Found; readonly served: Serve }) {
  const { t } = usePage().labels;
  if (found.clients.length === 0) return <p className={styles['soft']}>{t('agents_found_none')}</p>;
  return (
    <section className={styles['step']} aria-labelledby="clients-found">
      <h2 id="clients-found" className={styles['subtitle']}>
        {t('agents_found')}
      </h2>
      <ul className={styles['clients']}>
        {found.clients.map((client) => (
          <li key={client.clientId}>
            <ClientRow client={client} served={served} />
          </li>
        ))}
      </ul>
      {found.hasMore && <p className={styles['soft']}>{t('agents_found_more')}</p>}
    </section>
  );
}

function ClientRow({ client, served }: { readonly client: FoundClient; readonly served: Serve }) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const { clientId, email, phone, city, country, sgid, dreamId, hasAccount } = client;
  const name = fullName(client, locale.country);
  const facts = [email, phone, [city, country].filter(Boolean).join(', '), sgid, dreamId].filter(Boolean);
  return (
    <article className={styles['client']} aria-label={name}>
      <div>
        <h3 className={styles['name']}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles['soft']}>
          {facts.map((fact) => (
            <span key={fact} className={styles['fact']}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
        {!hasAccount && <p className={styles['soft']}>{t('agents_no_account')}</p>}
      </div>
      <div className={styles['acts']}>
        <Button
          look="outline"
          disabled={served.isBusy}
          aria-label={`${t('agents_serve')}: ${name}`}
          onClick={() => void served.run({ clientId })}
        >
          {t('agents_serve')}
        </Button>
        {email !== undefined && (
          <Button
            look="text"
            disabled={served.isBusy}
            aria-label={`${t('agents_prefill')}: ${name}`}
            onClick={() => void served.run({ clientId, prefillsOnly: true })}
          >
            {t('agents_prefill')}
          </Button>
        )}
      </div>
    </article>
  );
}
