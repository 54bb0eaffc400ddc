import { useCallback, useState } from 'react';
import { loadLabels } from '../i18n/load-labels.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';

// The import of this module waits for its labels too.
await loadLabels('chat');

const ChatWindow = lazyPart(async () => (await import('./chat-window.tsx')).ChatWindow);
/** The tab remembers that the window is open, so that a page that is loaded again has it open. */
const IS_OPEN = 'vitrine-chat-open';

/** [R2.116] Opens the chat with the client service. */
export function ChatButton({ className }: { readonly className: string | undefined }) {
  const t = useLabels();
  // Rendered in a browser alone, once the page is alive.
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(IS_OPEN) !== null);
  const open = () => {
    sessionStorage.setItem(IS_OPEN, 'true');
    setIsOpen(true);
  };
  const close = useCallback(() => {
    sessionStorage.removeItem(IS_OPEN);
    setIsOpen(false);
  }, []);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {t('chat_open')}
      </button>
      {isOpen && <ChatWindow onClose={close} />}
    </>
  );
}
