import { dateFormat, dispatchTimeZone, type Locale } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';

/** The visitor's own zone; that of the locale's country until the browser has said its own. */
export function useTimeZone({ country }: Pick<Locale, 'country'>): string {
  const isHydrated = useIsHydrated();
  return isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : dispatchTimeZone(country);
}

/** A moment as the locale writes it, with the zone that it is told in: a day and an hour, or the hour alone. */
export function momentText(
  at: string,
  { bcp47, timeZone }: { readonly bcp47: string; readonly timeZone: string },
  length: 'day' | 'hour' = 'day',
): string {
  return dateFormat(bcp47, {
    timeZone,
    timeZoneName: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(length === 'day' && { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }).format(new Date(at));
}

/**
 * The time of the house, ms, second by second: its clock when it answered, and how long the page has been there since.
 * A wrong clock of the device opens no sale sooner.
 */
export function useHouseClock(now: string): number {
  const [nowMs, setNowMs] = useState(Date.parse(now));
  useEffect(() => {
    const [saidMs, atMs] = [Date.parse(now), performance.now()];
    const tick = () => {
      setNowMs(saidMs + performance.now() - atMs);
    };
    tick();
    const timer = window.setInterval(tick, 1_000);
    return () => {
      window.clearInterval(timer);
    };
  }, [now]);
  return nowMs;
}

/** The parts of a time that is left: the two or three that matter, the largest first. */
export function partsLeft(leftMs: number): readonly (readonly [unit: TimeUnit, count: number])[] {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const parts = [
    ['days', Math.floor(seconds / 86_400)],
    ['hours', Math.floor(seconds / 3_600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return first === -1 ? parts.slice(-1) : parts.slice(first, first + 3);
}
export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds';
