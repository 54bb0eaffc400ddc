import { useEffect, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { Form } from '../forms/form.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { Link } from '../navigation/link.tsx';
import { useLabels, usePage } from '../page/page.tsx';
import { shopper } from '../session/shopper.ts';
import { useStore } from '../session/store.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ChatPanel } from './chat-panel.tsx';
import styles from './chat.module.css';
import { type ChatShape, keepShape, OUTBOX } from './kept-shape.ts';
import { MessageForm } from './message-form.tsx';
import { Messages } from './messages.tsx';
import type { ShownChat } from './merge-messages.ts';
import { useChat } from './use-chat.ts';
import { hasWaiting, type Outgoing, useOutbox } from './use-outbox.ts';

export interface ChatWindowProps {
  readonly shape: ChatShape;
  /** Whether it comes back with a page that was loaded: then it is only shown where a chat goes on. */
  readonly isBack: boolean;
  readonly onShow: (shape: ChatShape) => void;
  readonly onClose: () => void;
}

/** [R2.116] The chat with the client service; where nobody is at work, the way to the form. */
export function ChatWindow({ shape, isBack, onShow, onClose }: ChatWindowProps) {
  const t = useLabels();
  const { chat, look, isLost } = useChat(usePage().locale.code);
  const isFolded = shape === 'folded';
  const { goesOn, wentOn } = useTalk(chat, shape);
  const news = useNewMessages(chat, isFolded);
  if (isBack && !wentOn) return undefined;
  return (
    <ChatPanel
      title={t('chat_title')}
      isFolded={isFolded}
      isBack={isBack}
      foldedWords={foldedWords(t, goesOn, news)}
      awayWords={t(goesOn ? 'chat_fold' : 'dialog_close')}
      onOpen={() => onShow('open')}
      onAway={() => (isTalk(chat) ? onShow('folded') : onClose())}
    >
      {chat === undefined ? (
        <p>{t(isLost ? 'chat_unread' : 'please_wait')}</p>
      ) : (
        <Chat chat={chat} look={look} isLost={isLost} isFolded={isFolded} onClose={onClose} />
      )}
    </ChatPanel>
  );
}

/** Whether a chat goes on, and whether one did since the page was loaded; the tab remembers how it stands. */
function useTalk(chat: ShownChat | undefined, shape: ChatShape) {
  const [wentOn, setWentOn] = useState(false);
  const goesOn = isTalk(chat);
  if (goesOn && !wentOn) setWentOn(true);
  const isRead = chat !== undefined;
  useEffect(() => {
    if (isRead) keepShape(goesOn ? shape : undefined);
  }, [isRead, goesOn, shape]);
  return { goesOn, wentOn };
}

/** What was written and has not arrived is a chat, too. */
const isTalk = (chat: ShownChat | undefined): boolean =>
  chat !== undefined && (isBegun(chat) || hasWaiting(OUTBOX));
const isBegun = ({ facts }: ShownChat): boolean => facts !== undefined && facts.state !== 'ended';

function foldedWords(t: ReturnType<typeof useLabels>, goesOn: boolean, count: number): string {
  if (!goesOn) return t('chat_folded_ended');
  return count > 0 ? t('chat_folded_new', { count }) : t('chat_folded');
}

/** How many messages of the desk have come since the window was folded. */
function useNewMessages(chat: ShownChat | undefined, isFolded: boolean): number {
  const [seen, setSeen] = useState<number>();
  if (chat === undefined) return 0;
  const last = chat.messages.at(-1)?.seq ?? 0;
  if (seen === undefined || (!isFolded && seen !== last)) setSeen(last);
  return chat.messages.filter(({ seq, isOfDesk }) => isOfDesk && seq > (seen ?? last)).length;
}

interface ChatPartProps {
  readonly chat: ShownChat;
  readonly isFolded: boolean;
  readonly look: () => Promise<void>;
  readonly onClose: () => void;
}
interface ChatProps extends ChatPartProps {
  readonly isLost: boolean;
}

function Chat(props: ChatProps) {
  /** The chat that has ended, and is put aside for another one. */
  const [putAside, setPutAside] = useState<string>();
  const { facts } = props.chat;
  return facts?.state === 'ended' && facts.id !== putAside ? (
    <EndedChat {...props} onAnew={() => setPutAside(facts.id)} />
  ) : (
    <OpenChat {...props} />
  );
}

function OpenChat({ chat, look, isLost, isFolded, onClose }: ChatProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { outgoing, refused, write } = useOutbox({
    name: OUTBOX,
    send: (message) => shopClient().call('sendChatMessage', { body: message }),
    onSent: look,
  });
  if (!isBegun(chat) && !chat.isStaffed && outgoing.length === 0)
    return <NobodyThere words={refused?.words} onClose={onClose} />;
  return (
    <>
      <output className={styles['state']}>{isLost ? t('chat_lost') : stateText(chat, t)}</output>
      <Said chat={chat} isFolded={isFolded} outgoing={outgoing} />
      <MessageForm onWrite={write} />
      <p role="alert" className={styles['fault']}>
        {refused && `${failureText(refused.failure, labels)} (${refused.words})`}
      </p>
      {isBegun(chat) && <EndButton onDone={look} />}
    </>
  );
}

interface SaidProps extends Pick<ChatPartProps, 'chat' | 'isFolded'> {
  readonly outgoing: readonly Outgoing[];
}

/** What was said in the chat that goes on, and what is on its way; nothing before the first word. */
function Said({ chat, isFolded, outgoing }: SaidProps) {
  const t = useLabels();
  if (!isBegun(chat) && outgoing.length === 0) return undefined;
  return (
    <Messages
      messages={isBegun(chat) ? chat.messages : []}
      outgoing={outgoing}
      isDesk={false}
      isFolded={isFolded}
      other={chat.facts?.agent ?? t('chat_adviser')}
    />
  );
}

function stateText({ facts }: ShownChat, t: ReturnType<typeof useLabels>): string {
  if (facts === undefined || facts.state === 'ended') return t('chat_begin');
  return facts.state === 'waiting'
    ? t('chat_waiting')
    : t('chat_with', { agent: `\u2068${facts.agent ?? ''}\u2069` });
}

function EndButton({ onDone }: { readonly onDone: () => Promise<void> }) {
  const { labels } = usePage();
  const { run, isBusy, failure } = useMutation(async () => {
    const answer = await shopClient().call('endChat');
    await onDone();
    return answer;
  });
  return (
    <>
      <Button look="text" disabled={isBusy} onClick={() => void run()}>
        {labels.t('chat_end')}
      </Button>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </>
  );
}

/** Nobody is at work: what was written is not lost, and the form takes it. */
function NobodyThere({
  words,
  onClose,
}: {
  readonly words: string | undefined;
  readonly onClose: () => void;
}) {
  const t = useLabels();
  return (
    <>
      <p>{t('chat_nobody')}</p>
      {words !== undefined && (
        <p className={styles['words']} dir="auto">
          {words}
        </p>
      )}
      <Link to="/email-us" className={buttonClass('solid')} onClick={onClose}>
        {t('chat_write')}
      </Link>
    </>
  );
}

function EndedChat({ chat, look, onAnew, onClose }: ChatPartProps & { readonly onAnew: () => void }) {
  const t = useLabels();
  const { facts, messages, isStaffed } = chat;
  return (
    <>
      <output className={styles['state']}>
        {t(facts?.endedBy === 'silence' ? 'chat_ended_silence' : 'chat_ended')}
      </output>
      <Messages messages={messages} outgoing={[]} isDesk={false} other={facts?.agent ?? t('chat_adviser')} />
      {facts?.hasTranscript === true && <TranscriptForm onDone={look} />}
      {isStaffed ? (
        <Button look="outline" onClick={onAnew}>
          {t('chat_again')}
        </Button>
      ) : (
        <Link to="/email-us" className={buttonClass('outline')} onClick={onClose}>
          {t('chat_write')}
        </Link>
      )}
    </>
  );
}

/** [R2.116] Where the transcript goes; once. */
function TranscriptForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useLabels();
  const email = useStore(shopper, ({ user }) => user?.email);
  return (
    <Form
      submit={t('chat_transcript')}
      look="outline"
      send={(entered) => shopClient().call('sendTranscript', { body: { email: entered['email'] ?? '' } })}
      onDone={onDone}
    >
      <Field
        label={t('chat_email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email ?? ''}
        required
        maxLength={254}
      />
    </Form>
  );
}
