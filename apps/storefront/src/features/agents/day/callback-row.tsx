import type { BodyOf } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './agent-day-page.module.css';
import { Phone } from './phone.tsx';
import type { CallbackView } from './day-view.ts';

type Act = BodyOf<'actOnCallback'>['act'];

interface CallbackRowProps {
  readonly callback: CallbackView;
  /** The day is to be read anew. */
  readonly onDone: () => void;
}

/** [R7.186] A call-back: one agent takes it, rings, and says what became of it. */
export function CallbackRow({ callback, onDone }: CallbackRowProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { id, state, isMine, phone, topic, when, who, facts, agent, note } = callback;
  const [written, write] = useState('');
  const { run, isBusy, failure } = useMutation(async (act: Act) => {
    const body = { act, ...(written.trim() === '' ? {} : { note: written.trim() }) };
    const answer = await shopClient().call('actOnCallback', { params: { id }, body });
    onDone();
    return answer;
  });
  const press = (act: Act) => () => void run(act);
  const isOpen = state === 'asked' || state === 'not_reached';
  return (
    <li className={styles['row']}>
      <article className={styles['callback']} aria-label={who}>
        <h3 className={styles['name']}>
          <bdi>{who}</bdi>
        </h3>
        <p className={styles['soft']}>{[when, t(`workday_topic_${topic}`), ...facts].join(' · ')}</p>
        <Phone phone={phone} />
        <p className={styles['state']}>
          {t(`workday_callback_${state}`, { agent: `\u2068${agent ?? ''}\u2069` })}
        </p>
        {note !== undefined && <p dir="auto">{note}</p>}
        {isOpen && (
          <Button
            look="outline"
            disabled={isBusy}
            aria-label={`${t('workday_take')}: ${who}`}
            onClick={press('take')}
          >
            {t('workday_take')}
          </Button>
        )}
        {state === 'taken' && isMine && (
          <>
            <Note value={written} onChange={write} />
            <div className={styles['acts']}>
              <Button disabled={isBusy} onClick={press('reached')}>
                {t('workday_reached')}
              </Button>
              <Button look="outline" disabled={isBusy} onClick={press('not_reached')}>
                {t('workday_not_reached')}
              </Button>
              <Button look="text" disabled={isBusy} onClick={press('release')}>
                {t('workday_release')}
              </Button>
            </div>
          </>
        )}
        <p role="alert" className={styles['fault']}>
          {failure && failureText(failure, labels)}
        </p>
      </article>
    </li>
  );
}

/** What whoever rings next should know. */
function Note({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const { t } = usePage().labels;
  const id = useId();
  return (
    <div className={styles['note']}>
      <label htmlFor={id} className={styles['soft']}>
        {t('workday_note')}
      </label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
