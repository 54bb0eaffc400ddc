import { useEffect, useRef } from 'react';
import { followAfterMs } from './follow-after.ts';

interface Following {
  /** Whether there is anything left to follow. */
  readonly isOn: boolean;
  /** What was seen last: something new makes the pauses short again. */
  readonly seen: string;
  readonly look: () => unknown;
}

/** Looks again and again while the tab is seen, ever more seldom until there is something new; at once when the tab is seen again. */
export function useFollowing({ isOn, seen, look }: Following): void {
  const lookNow = useRef(look);
  const looks = useRef(0);
  useEffect(() => {
    lookNow.current = look;
  });
  useEffect(() => {
    if (seen !== '') looks.current = 0;
  }, [seen]);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: number | undefined;
    const wait = () => {
      timer = window.setTimeout(() => {
        looks.current += 1;
        void lookNow.current();
        wait();
      }, followAfterMs(looks.current));
    };
    const follow = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') wait();
    };
    const seeAgain = () => {
      looks.current = 0;
      if (document.visibilityState === 'visible') void lookNow.current();
      follow();
    };
    follow();
    document.addEventListener('visibilitychange', seeAgain);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', seeAgain);
    };
  }, [isOn]);
}
