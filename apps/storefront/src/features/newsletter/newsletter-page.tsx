import type { ConsentText, ContentBody } from '@vitrine/contracts';
import { asksFamilyFirst } from '@vitrine/domain';
import { type ReactNode, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import { enteredConsents } from '../../shared/consents/said-consents.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { isSignedIn, shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import styles from './newsletter-page.module.css';

interface NewsletterPageProps {
  readonly content: ContentBody;
  /** What Korea asks; empty elsewhere. */
  readonly asked: readonly ConsentText[];
  /** What somebody agrees to who asks for the newsletter. */
  readonly consent: ConsentText | undefined;
}

/** [R7.034, R7.075] What the newsletter is, where it is asked for, and where it is ended. */
export function NewsletterPage({ content, asked, consent }: NewsletterPageProps) {
  const t = useLabels();
  const isCustomer = useStore(shopper, isSignedIn);
  const { title, lead, blocks, language } = content;
  return (
    <article className={styles['page']}>
      <header className={styles['head']} {...inLanguage(language)}>
        <h1 className={styles['title']}>{typeset(title)}</h1>
        {lead !== undefined && <p className={styles['lead']}>{typeset(lead)}</p>}
      </header>
      <div className={styles['columns']}>
        <div className={styles['blocks']} {...inLanguage(language)}>
          {blocks.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className={styles['heading']}>{typeset(heading)}</h2>
              <p>{typeset(text)}</p>
            </section>
          ))}
        </div>
        <div className={styles['forms']}>
          {isCustomer ? <CustomerForm asked={asked} /> : <GuestForm asked={asked} consent={consent} />}
          <Fold title={t('newsletter_end_title')}>
            <EndForm />
          </Fold>
        </div>
      </div>
    </article>
  );
}

interface AskingProps {
  readonly asked: readonly ConsentText[];
}

function GuestForm({ asked, consent }: AskingProps & Pick<NewsletterPageProps, 'consent'>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done>{t('newsletter_asked')}</Done>;
  const names = asksFamilyFirst(locale.country) ? (['last', 'first'] as const) : (['first', 'last'] as const);
  return (
    <Form
      submit={t('newsletter_subscribe')}
      send={({ email = '', firstName, lastName, ...entered }) =>
        shopClient().call('subscribeNewsletter', {
          body: {
            email,
            ...(firstName && { firstName }),
            ...(lastName && { lastName }),
            ...(asked.length > 0 && { consents: enteredConsents(entered, asked) }),
          },
        })
      }
      onDone={() => setIsDone(true)}
    >
      {names.map((part) => (
        <Field
          key={part}
          label={t(`newsletter_${part}_name`)}
          name={`${part}Name`}
          autoComplete={part === 'first' ? 'given-name' : 'family-name'}
          maxLength={60}
        />
      ))}
      <Field
        label={t('newsletter_email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      {asked.length > 0 ? (
        <ConsentBoxes texts={asked} />
      ) : (
        consent && (
          <p className={styles['note']} {...inLanguage(consent.language)}>
            {consent.text}
          </p>
        )
      )}
    </Form>
  );
}

/** [R7.033] Who is signed in has it with one press. */
function CustomerForm({ asked }: AskingProps) {
  const t = useLabels();
  const email = useStore(shopper, ({ user }) => user?.email);
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done>{t('newsletter_begun')}</Done>;
  const send = async (entered: Entered) => {
    if (asked.length > 0) {
      const kept = await shopClient().call('updateKoreaConsents', {
        query: { context: 'newsletter' },
        body: enteredConsents(entered, asked),
      });
      if (!kept.ok) return kept;
    }
    return shopClient().call('setNewsletter', { body: { suscribedInNewsletter: true } });
  };
  return (
    <Form<unknown> submit={t('newsletter_subscribe')} send={send} onDone={() => setIsDone(true)}>
      <p>
        {email !== undefined && t('newsletter_as', { email })}{' '}
        <Link to="/mylv/newsletter">{t('newsletter_preferences')}</Link>
      </p>
      {asked.length > 0 && <ConsentBoxes texts={asked} />}
    </Form>
  );
}

/** [R7.035] */
function EndForm() {
  const t = useLabels();
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done>{t('newsletter_ended')}</Done>;
  return (
    <Form
      submit={t('newsletter_end')}
      look="outline"
      send={({ email = '' }) => shopClient().call('unsubscribeNewsletter', { params: { email } })}
      onDone={() => setIsDone(true)}
    >
      <Field label={t('newsletter_email')} name="email" type="email" required maxLength={254} />
    </Form>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  return <output className={styles['done']}>{children}</output>;
}
