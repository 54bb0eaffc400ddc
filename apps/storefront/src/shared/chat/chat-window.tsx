import { useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { Form } from '../forms/form.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { Link } from '../navigation/link.tsx';
import { useLabels, usePage } from '../page/page.tsx';
import { shopper } from '../session/shopper.ts';
import { useStore } from '../session/store.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import styles from './chat.module.css';
import { MessageForm } from './message-form.tsx';
import { Messages } from './messages.tsx';
import type { ShownChat } from './merge-messages.ts';
import { useChat } from './use-chat.ts';
import { type Outgoing, useOutbox } from './use-outbox.ts';

/** [R2.116] The chat with the client service; where nobody is at work, the way to the form. */
export function ChatWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useLabels();
  const { chat, look, isLost } = useChat(usePage().locale.code);
  return (
    <Dialog title={t('chat_title')} onClose={onClose}>
      <div className={styles['chat']}>
        {chat === undefined ? (
          <p>{t(isLost ? 'chat_unread' : 'please_wait')}</p>
        ) : (
          <Chat chat={chat} look={look} isLost={isLost} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface ChatPartProps {
  readonly chat: ShownChat;
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

function OpenChat({ chat, look, isLost, onClose }: ChatProps) {
  const { labels } = usePage();
  const { t } = labels;
  const isBegun = chat.facts !== undefined && chat.facts.state !== 'ended';
  const { outgoing, refused, write } = useOutbox({
    name: 'shopper',
    send: (message) => shopClient().call('sendChatMessage', { body: message }),
    onSent: look,
  });
  if (!isBegun && !chat.isStaffed && outgoing.length === 0)
    return <NobodyThere words={refused?.words} onClose={onClose} />;
  return (
    <>
      <output className={styles['state']}>{isLost ? t('chat_lost') : stateText(chat, t)}</output>
      <Said chat={chat} isBegun={isBegun} outgoing={outgoing} />
      <MessageForm onWrite={write} />
      <p role="alert" className={styles['fault']}>
        {refused && `${failureText(refused.failure, labels)} (${refused.words})`}
      </p>
      {isBegun && <EndButton onDone={look} />}
    </>
  );
}

interface SaidProps {
  readonly chat: ShownChat;
  readonly isBegun: boolean;
  readonly outgoing: readonly Outgoing[];
}

/** What was said in the chat that goes on, and what is on its way; nothing before the first word. */
function Said({ chat: { facts, messages }, isBegun, outgoing }: SaidProps) {
  const t = useLabels();
  if (!isBegun && outgoing.length === 0) return undefined;
  const other = facts?.agent ?? t('chat_adviser');
  return <Messages messages={isBegun ? messages : []} outgoing={outgoing} isDesk={false} other={other} />;
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
