import type { BodyOf } from '@vitrine/contracts';
import { TICKET_WORDS } from '@vitrine/domain';
import { useId, useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './agent-day-page.module.css';
import type { TicketView } from './day-view.ts';

type Act = BodyOf<'actOnTicket'>['act'];

interface TicketRowProps {
  readonly ticket: TicketView;
  /** The day is to be read anew. */
  readonly onDone: () => void;
}

/** [R2.007] What somebody wrote: one agent takes it, reads its files, and answers by mail. */
export function TicketRow({ ticket, onDone }: TicketRowProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { id, number, state, isMine, who } = ticket;
  const { run, isBusy, failure } = useMutation(async (act: Act, words?: string) => {
    const body = { act, ...(words === undefined ? {} : { words }) };
    const answer = await shopClient().call('actOnTicket', { params: { id }, body });
    if (answer.ok) onDone();
    return answer;
  });
  return (
    <li className={styles['row']}>
      <article className={styles['callback']} aria-label={`${who}, ${number}`}>
        <Written ticket={ticket} />
        <Standing ticket={ticket} />
        {(state === 'open' || state === 'answered') && (
          <Button
            look="outline"
            disabled={isBusy}
            aria-label={`${t('workday_ticket_take')}: ${who}`}
            onClick={() => void run('take')}
          >
            {t('workday_ticket_take')}
          </Button>
        )}
        {state === 'taken' && isMine && <Answer isBusy={isBusy} act={(...said) => void run(...said)} />}
        <p role="alert" className={styles['fault']}>
          {failure && failureText(failure, labels)}
        </p>
      </article>
    </li>
  );
}

/** Who wrote what, its files, and what was answered. */
function Written({ ticket }: Pick<TicketRowProps, 'ticket'>) {
  const t = useLabels();
  const { who, number, topic, facts, email, message, files, answers } = ticket;
  return (
    <>
      <h3 className={styles['name']}>
        <bdi>{who}</bdi>
      </h3>
      <p className={styles['soft']}>
        <bdi dir="ltr">{number}</bdi> · {[t(`workday_ticket_${topic}`), ...facts].join(' · ')}
      </p>
      <p className={styles['soft']}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className={styles['words']} dir="auto">
        {message}
      </p>
      {files.length > 0 && (
        <ul className={styles['acts']}>
          {files.map(({ url, label }) => (
            <li key={url}>
              <a href={url} download className={styles['phone']}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answers.map((words) => (
        <blockquote key={words} className={styles['answer']} dir="auto">
          {words}
        </blockquote>
      ))}
    </>
  );
}

/** Who has it, and by when it is to be answered. */
function Standing({ ticket }: Pick<TicketRowProps, 'ticket'>) {
  const t = useLabels();
  const { state, agent, isLate, due } = ticket;
  const isWaiting = state === 'open' || state === 'taken';
  return (
    <p className={isLate ? styles['fault'] : styles['state']}>
      {t(`workday_ticket_state_${state}`, { agent: `\u2068${agent ?? ''}\u2069` })}
      {isWaiting && ` · ${t(isLate ? 'workday_ticket_late' : 'workday_ticket_due', { day: due })}`}
    </p>
  );
}

interface AnswerProps {
  readonly isBusy: boolean;
  readonly act: (act: Act, words?: string) => void;
}

/** What is mailed; or nothing is. */
function Answer({ isBusy, act }: AnswerProps) {
  const t = useLabels();
  const id = useId();
  const [written, write] = useState('');
  const words = written.trim();
  return (
    <>
      <div className={styles['note']}>
        <label htmlFor={id} className={styles['soft']}>
          {t('workday_ticket_words')}
        </label>
        <textarea
          id={id}
          rows={6}
          dir="auto"
          maxLength={TICKET_WORDS.max}
          value={written}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <div className={styles['acts']}>
        <Button disabled={isBusy || words === ''} onClick={() => act('answer', words)}>
          {t('workday_ticket_answer')}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={() => act('close')}>
          {t('workday_ticket_close')}
        </Button>
        <Button look="text" disabled={isBusy} onClick={() => act('release')}>
          {t('workday_release')}
        </Button>
      </div>
    </>
  );
}
