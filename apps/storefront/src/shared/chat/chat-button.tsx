import { useCallback, useRef, useState } from 'react';
import { loadLabels } from '../i18n/load-labels.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';
import type { ChatWindowProps } from './chat-window.tsx';
import { type ChatShape, keptShape } from './kept-shape.ts';

// The import of this module waits for its labels too.
await loadLabels('chat');

const ChatWindow = lazyPart<ChatWindowProps>(async () => (await import('./chat-window.tsx')).ChatWindow);
/** [R2.116] Opens the chat with the client service. One that goes on comes back with the page, folded where it is another page. */
export function ChatButton({ className }: { readonly className: string | undefined }) {
  const t = useLabels();
  const button = useRef<HTMLButtonElement>(null);
  // Rendered in a browser alone, once the page is alive.
  const [{ shape, isBack }, setShown] = useState<Shown>(() => ({ shape: keptShape(), isBack: true }));
  const show = (to: ChatShape) => setShown({ shape: to, isBack: false });
  const close = useCallback(() => {
    setShown({ shape: undefined, isBack: false });
    button.current?.focus();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => show('open')}
      >
        {t('chat_open')}
      </button>
      {shape !== undefined && <ChatWindow shape={shape} isBack={isBack} onShow={show} onClose={close} />}
    </>
  );
}

interface Shown {
  readonly shape: ChatShape | undefined;
  readonly isBack: boolean;
}
