import type { ChatMessage } from '@vitrine/contracts';
import { dateFormat } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { usePage } from '../page/page.tsx';
import styles from './chat.module.css';
import type { Outgoing } from './use-outbox.ts';

interface MessagesProps {
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  /** Whether the desk reads: its own messages are on the other side then. */
  readonly isDesk: boolean;
  /** Whether nothing of it is seen just now: its end is looked for once it is. */
  readonly isFolded?: boolean;
  /** Who writes on the other side. */
  readonly other: string;
}

/** [R2.116] What was said, and what is on its way: as text, whatever it is. */
export function Messages({ messages, outgoing, isDesk, isFolded = false, other }: MessagesProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const end = useRef<HTMLDivElement>(null);
  const known = new Set(messages.map(({ id }) => id));
  const onTheWay = outgoing.filter(({ id }) => !known.has(id));
  const last = messages.at(-1)?.seq ?? 0;
  const count = last + onTheWay.length;
  useEffect(() => {
    if (count > 0 && !isFolded) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, isFolded]);
  const time = dateFormat(locale.bcp47, { timeStyle: 'short' });
  return (
    <div role="log" aria-label={t('chat_log')} className={styles['log']}>
      <ol className={styles['messages']}>
        {messages.map(({ seq, isOfDesk, words, at }) => {
          const isOwn = isOfDesk === isDesk;
          return (
            <li key={seq} className={styles['message']} data-own={isOwn}>
              <p className={styles['by']}>
                <bdi>{isOwn ? t('chat_you') : other}</bdi> ·{' '}
                <time dateTime={at}>{time.format(new Date(at))}</time>
              </p>
              <p className={styles['words']} dir="auto">
                {words}
              </p>
            </li>
          );
        })}
        {onTheWay.map(({ id, words }) => (
          <li key={id} className={styles['message']} data-own data-waits>
            <p className={styles['by']}>{t('chat_sending')}</p>
            <p className={styles['words']} dir="auto">
              {words}
            </p>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
