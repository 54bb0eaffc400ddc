import type { DeskChatBody, DeskChatsBody } from '@vitrine/contracts';
import { dateFormat } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { mergeMessages } from '../../../shared/chat/merge-messages.ts';
import { MessageForm } from '../../../shared/chat/message-form.tsx';
import { Messages } from '../../../shared/chat/messages.tsx';
import { useFollowed } from '../../../shared/chat/use-followed.ts';
import { useOutbox } from '../../../shared/chat/use-outbox.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './agent-day-page.module.css';
import { languageName } from './language-name.ts';

type DeskChat = DeskChatsBody['chats'][number];

/** [R2.116] The chats of the desk: as long as this is open, the agent is at work. */
export function DeskChats() {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { chats, look } = useDeskChats();
  const isHeard = useFollowed({ name: 'followDesk', locale: locale.code, isOn: true, look });
  return (
    <section className={styles['part']} aria-label={t('workday_chats')}>
      <h2 className={styles['subtitle']}>{t('workday_chats')}</h2>
      <output className={styles['state']}>{t(isHeard ? 'workday_chats_on' : 'workday_chats_off')}</output>
      {chats.length === 0 ? (
        <p className={styles['soft']}>{t('workday_chats_none')}</p>
      ) : (
        <ul>
          {chats.map((chat) => (
            <ChatRow key={chat.id} chat={chat} onDone={look} />
          ))}
        </ul>
      )}
    </section>
  );
}

function useDeskChats() {
  const [chats, setChats] = useState<readonly DeskChat[]>([]);
  const turn = useRef(0);
  const look = async (): Promise<void> => {
    const own = (turn.current += 1);
    const answer = await shopClient().call('getDeskChats');
    // A later look knows more.
    if (answer.ok && own === turn.current) setChats(answer.value.chats);
  };
  return { chats, look };
}

interface ChatRowProps {
  readonly chat: DeskChat;
  readonly onDone: () => Promise<void>;
}

/** One chat: what was said last, and all of it once the agent has taken it. */
function ChatRow({ chat, onDone }: ChatRowProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { id, name, state, isMine, agent, lastWords, isCustomer } = chat;
  const who = name === '' ? t('workday_chat_guest') : name;
  const since = dateFormat(locale.bcp47, { timeStyle: 'short' }).format(new Date(chat.since));
  const facts = [
    since,
    languageName(chat.locale, locale.bcp47),
    ...(isCustomer ? [t('workday_chat_customer')] : []),
  ];
  const { run, isBusy, failure } = useMutation(async (act: 'take' | 'release' | 'end') => {
    const answer = await shopClient().call('actOnChat', { params: { id }, body: { act } });
    await onDone();
    return answer;
  });
  return (
    <li className={styles['row']}>
      <article className={styles['callback']} aria-label={who}>
        <h3 className={styles['name']}>
          <bdi>{who}</bdi>
        </h3>
        <p className={styles['soft']}>{facts.join(' · ')}</p>
        {isMine ? (
          <Conversation chat={chat} who={who} />
        ) : (
          <p className={styles['words']} dir="auto">
            {lastWords}
          </p>
        )}
        {!isMine && state === 'open' && (
          <p className={styles['state']}>
            {t('workday_chat_taken', { agent: `\u2068${agent ?? ''}\u2069` })}
          </p>
        )}
        <div className={styles['acts']}>
          {state === 'waiting' && (
            <Button
              look="outline"
              disabled={isBusy}
              aria-label={`${t('workday_ticket_take')}: ${who}`}
              onClick={() => void run('take')}
            >
              {t('workday_ticket_take')}
            </Button>
          )}
          {isMine && (
            <>
              <Button look="outline" disabled={isBusy} onClick={() => void run('end')}>
                {t('workday_chat_end')}
              </Button>
              <Button look="text" disabled={isBusy} onClick={() => void run('release')}>
                {t('workday_release')}
              </Button>
            </>
          )}
        </div>
        <p role="alert" className={styles['fault']}>
          {failure && failureText(failure, labels)}
        </p>
      </article>
    </li>
  );
}

function Conversation({ chat, who }: { readonly chat: DeskChat; readonly who: string }) {
  const { labels } = usePage();
  const { id, lastSeq } = chat;
  const { messages, look } = useConversation(id, lastSeq);
  const { outgoing, refused, write } = useOutbox({
    name: id,
    send: (body) => shopClient().call('answerChat', { params: { id }, body }),
    onSent: look,
  });
  return (
    <div className={styles['note']}>
      <Messages messages={messages} outgoing={outgoing} isDesk other={who} />
      <MessageForm onWrite={write} />
      <p role="alert" className={styles['fault']}>
        {refused && `${failureText(refused.failure, labels)} (${refused.words})`}
      </p>
    </div>
  );
}

/** All that was said; what is new is read when the list of chats says that there is more. */
function useConversation(id: string, lastSeq: number) {
  const [messages, setMessages] = useState<DeskChatBody['messages']>([]);
  const known = useRef<DeskChatBody['messages']>([]);
  const look = async (): Promise<void> => {
    const after = String(known.current.at(-1)?.seq ?? 0);
    const answer = await shopClient().call('getDeskChat', { params: { id }, query: { after } });
    if (!answer.ok) return;
    known.current = [...mergeMessages(known.current, answer.value.messages)];
    setMessages(known.current);
    if (answer.value.hasMore) await look();
  };
  const looked = useRef(look);
  useEffect(() => {
    looked.current = look;
  });
  useEffect(() => {
    if (lastSeq > (known.current.at(-1)?.seq ?? 0)) void looked.current();
  }, [lastSeq]);
  return { messages, look };
}
