import type { AnswerOf, ClientNote } from '@vitrine/contracts';
import { CLIENT_NOTE_LENGTH, CLIENT_NOTES_LIMIT } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { momentText } from '../../shared/i18n/day-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { WordsField } from '../../shared/ui/words-field.tsx';
import styles from './search-sgid-page.module.css';
import { useHashTarget } from './use-hash-target.ts';

/** [R6.003] What the agents of the store wrote down about the client whom this one serves; the client reads it, too. */
export function ClientNotes() {
  const { labels } = usePage();
  const { t } = labels;
  const section = useRef<HTMLElement>(null);
  const [notes, setNotes] = useState<AnswerOf<'getClientNotes'>['notes']>();
  useEffect(() => {
    void shopClient()
      .call('getClientNotes')
      .then((answer) => answer.ok && setNotes(answer.value.notes));
  }, []);
  useHashTarget(section, notes !== undefined);
  const removed = useMutation(async (id: string) => {
    const answer = await shopClient().call('removeClientNote', { params: { id } });
    if (answer.ok) setNotes(answer.value.notes);
    return answer;
  });
  if (notes === undefined) return undefined;
  return (
    <section ref={section} id="notes" className={styles['sent']} aria-labelledby="client-notes">
      <h2 id="client-notes" className={styles['subtitle']}>
        {t('agents_notes_title')}
      </h2>
      {notes.length === 0 && <p className={styles['soft']}>{t('agents_notes_none')}</p>}
      <ul className={styles['clients']} aria-live="polite">
        {notes.map((note) => (
          <li key={note.id} className={styles['client']}>
            <NoteRow note={note} isBusy={removed.isBusy} onRemove={() => void removed.run(note.id)} />
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {removed.failure && failureText(removed.failure, labels)}
      </p>
      {notes.length < CLIENT_NOTES_LIMIT && (
        <Form
          look="outline"
          submit={t('agents_notes_submit')}
          send={({ words = '' }) => shopClient().call('writeClientNote', { body: { words } })}
          onDone={(answer) => {
            setNotes(answer.notes);
            section.current?.querySelector('form')?.reset();
          }}
        >
          <WordsField
            label={t('agents_notes_words')}
            hint={t('agents_notes_hint')}
            fault={t('agents_notes_fault')}
            name="words"
            rows={3}
            maxLength={CLIENT_NOTE_LENGTH}
            required
          />
        </Form>
      )}
    </section>
  );
}

interface NoteRowProps {
  readonly note: ClientNote;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function NoteRow({ note, isBusy, onRemove }: NoteRowProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { words, adviser, writtenAt } = note;
  return (
    <>
      <div className={styles['note']}>
        <p dir="auto">{words}</p>
        <p className={styles['soft']}>
          <span className={styles['fact']}>
            <bdi>{adviser}</bdi>
          </span>
          {momentText({ at: writtenAt, country: locale.country }, locale)}
        </p>
      </div>
      <Button
        look="text"
        disabled={isBusy}
        aria-label={t('agents_notes_remove_named', { words: words.slice(0, 40) })}
        onClick={onRemove}
      >
        {t('agents_notes_remove')}
      </Button>
    </>
  );
}
