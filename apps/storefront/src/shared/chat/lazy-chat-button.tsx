import { type ComponentType, lazy, Suspense } from 'react';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';

interface ChatButtonProps {
  readonly className: string | undefined;
}

/** Where it cannot be fetched, the page goes without: the other ways stand beside it. */
const ChatButton = lazy(async (): Promise<{ readonly default: ComponentType<ChatButtonProps> }> => {
  try {
    return { default: (await import('./chat-button.tsx')).ChatButton };
  } catch {
    return { default: () => undefined };
  }
});

/** [R2.116] The button that opens the chat, with its words, fetched once the page is alive. */
export function LazyChatButton({ className }: ChatButtonProps) {
  if (!useIsHydrated()) return undefined;
  return (
    <Suspense>
      <ChatButton className={className} />
    </Suspense>
  );
}
