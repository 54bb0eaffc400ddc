import type { BodyOf, TicketBody } from '@vitrine/contracts';
import { CLIENT_SERVICES_EMAIL, TICKET_TOPICS, TICKET_WORDS } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { FieldChoice } from '../../shared/address/field-choice.tsx';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { toBase64 } from '../../shared/files/redraw-photo.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { NameFields } from '../../shared/forms/name-fields.tsx';
import { typeset } from '../../shared/i18n/typeset.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { WordsField } from '../../shared/ui/words-field.tsx';
import { ContactWays } from './contact-ways.tsx';
import styles from './email-us-page.module.css';
import { type ChosenFile, FileField } from './file-field.tsx';

type Sent = TicketBody & { readonly lost: number };

/** [R2.007] Where one writes to the client service: who, about what, and files. */
export function EmailUsPage() {
  const t = useLabels();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [sent, setSent] = useState<Sent>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and with it the focus, is gone: who reads goes on where the answer begins.
  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
  }, [sent]);
  const isSent = sent !== undefined;
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {typeset(t(isSent ? 'help_sent_title' : 'help_email_title'))}
        </h1>
        {!isSent && <p className={styles['lead']}>{typeset(t('help_email_text'))}</p>}
      </header>
      {isSent ? (
        <TicketSent sent={sent} />
      ) : (
        <div className={styles['form']}>
          <Form submit={t('help_send')} send={(entered) => send(entered, files)} onDone={setSent}>
            <WriterFields />
            <MessageFields />
            <FileField files={files} onChange={setFiles} />
          </Form>
          <noscript>
            <p>
              {t('help_email_instead')}{' '}
              <a href={`mailto:${CLIENT_SERVICES_EMAIL}`}>{CLIENT_SERVICES_EMAIL}</a>
            </p>
          </noscript>
        </div>
      )}
      <ContactWays />
    </article>
  );
}

function WriterFields() {
  const t = useLabels();
  return (
    <>
      <div className={styles['pair']}>
        <NameFields first={t('help_first_name')} last={t('help_last_name')} />
      </div>
      <Field
        label={t('help_email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
    </>
  );
}

function MessageFields() {
  const t = useLabels();
  return (
    <>
      <FieldChoice
        label={t('help_topic')}
        error={undefined}
        name="topic"
        isAlwaysChosen
        options={TICKET_TOPICS.map((code) => ({ code, name: t(`help_topic_${code}`) }))}
      />
      <Field
        label={t('help_reference')}
        hint={t('help_reference_hint')}
        name="reference"
        pattern="[\w .\-]*"
        maxLength={40}
      />
      <WordsField
        label={t('help_message')}
        hint={t('help_message_hint', TICKET_WORDS)}
        name="message"
        rows={8}
        required
        minLength={TICKET_WORDS.min}
        maxLength={TICKET_WORDS.max}
      />
    </>
  );
}

type Topic = BodyOf<'writeToClientService'>['topic'];
const topicOf = (text: string | undefined): Topic => TICKET_TOPICS.find((topic) => topic === text) ?? 'other';

/** Sends the message, then file after file; one that does not arrive leaves the message as it is. */
async function send(
  { firstName = '', lastName = '', email = '', message = '', topic, reference }: Entered,
  files: readonly ChosenFile[],
): Promise<CallResult<Sent>> {
  const said = { firstName, lastName, email, message, topic: topicOf(topic) };
  const written = await shopClient().call('writeToClientService', {
    body: { ...said, ...(reference && { reference }) },
  });
  if (!written.ok) return written;
  let lost = 0;
  for (const { file } of files) {
    const answer = await shopClient().call('addTicketFile', {
      params: { id: written.value.id },
      body: { file: await toBase64(file) },
    });
    if (!answer.ok) lost += 1;
  }
  return { ok: true, value: { ...written.value, lost } };
}

function TicketSent({ sent }: { readonly sent: Sent }) {
  const t = useLabels();
  return (
    <output className={styles['sent']}>
      <bdi className={styles['number']}>{sent.number}</bdi>
      <span>{t('help_sent_text')}</span>
      {sent.lost > 0 && (
        <span className={styles['fault']}>{t('help_sent_files_lost', { count: sent.lost })}</span>
      )}
    </output>
  );
}
