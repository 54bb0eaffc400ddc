import { CHAT_LIMITS } from '@vitrine/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import styles from './chat.module.css';

interface MessageFormProps {
  readonly onWrite: (words: string) => void;
}

/** [R2.116] Where a message is written; Enter sends it, with Shift it begins a line. */
export function MessageForm({ onWrite }: MessageFormProps) {
  const t = useLabels();
  const id = useId();
  const [written, setWritten] = useState('');
  const words = written.trim();
  const send = () => {
    if (words === '') return;
    onWrite(words);
    setWritten('');
  };
  const press = (event: KeyboardEvent) => {
    // While letters are composed, Enter chooses among them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className={styles['by']}>
        {t('chat_message')}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={CHAT_LIMITS.characters}
        value={written}
        className={styles['field']}
        onKeyDown={press}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" disabled={words === ''}>
        {t('chat_send')}
      </Button>
    </form>
  );
}
