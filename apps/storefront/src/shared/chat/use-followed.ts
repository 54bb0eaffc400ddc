import { type CallName, callUrl } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

/** A stream that ends is opened anew by the browser; one that was refused, by us after this time, ms. */
const OPEN_AGAIN_MS = 5000;
/** What no event told is found by looking, ms. */
const LOOK_MS = 20_000;

interface Followed {
  readonly name: CallName & ('followChat' | 'followDesk');
  readonly locale: string;
  readonly isOn: boolean;
  /** Reads what is new; also where nothing may be. */
  readonly look: () => unknown;
}

/**
 * Looks whenever the shop tells that there is something new, when the tab is seen or online again, and every now and then: so
 * nothing is missed where no event comes through. Whether events come, for who reads.
 */
export function useFollowed({ name, locale, isOn, look }: Followed): boolean {
  const [isHeard, setIsHeard] = useState(false);
  const lookNow = useEffectEvent(() => void look());
  useEffect(() => {
    if (!isOn) return undefined;
    let source: EventSource | undefined;
    let retry: number | undefined;
    const open = () => {
      source?.close();
      source = new EventSource(callUrl(name, { locale }));
      source.addEventListener('message', () => {
        setIsHeard(true);
        lookNow();
      });
      source.addEventListener('error', () => {
        setIsHeard(false);
        if (source?.readyState !== EventSource.CLOSED) return;
        // A look renews a session that has run out.
        retry = window.setTimeout(() => {
          lookNow();
          open();
        }, OPEN_AGAIN_MS);
      });
    };
    const seen = () => {
      if (document.visibilityState === 'visible') lookNow();
    };
    open();
    const timer = window.setInterval(seen, LOOK_MS);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    return () => {
      source?.close();
      window.clearTimeout(retry);
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, [name, locale, isOn]);
  return isHeard;
}
