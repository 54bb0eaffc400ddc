import { dateFormat, doorState, type Locale } from '@vitrine/domain';
import { useSyncExternalStore } from 'react';
import type { Labels } from '../../shared/i18n/labels.ts';
import { usePage } from '../../shared/page/page.tsx';
import styles from './door-line.module.css';
import type { StoreDoor } from './store-places.ts';

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
const thisMinute = (): number | undefined => Math.floor(Date.now() / MINUTE_MS);
const unknownMinute = (): number | undefined => undefined;

/** [R2.025] Whether a store is open, by its clock. The page is kept for everybody, so the browser says it, every minute. */
export function DoorLine({ door }: { readonly door: StoreDoor }) {
  const { labels, locale } = usePage();
  const minute = useSyncExternalStore(everyMinute, thisMinute, unknownMinute);
  // Its place is kept until then.
  if (minute === undefined) return <p className={styles['door']}>{'\u00A0'}</p>;
  const now = minute * MINUTE_MS;
  const { isOpen } = doorState(door, now);
  return (
    <p className={styles['door']} data-open={isOpen}>
      {doorText({ door, now }, labels, locale)}
    </p>
  );
}

interface DoorAt {
  readonly door: StoreDoor;
  readonly now: number;
}

function doorText({ door, now }: DoorAt, { t }: Pick<Labels, 't'>, { bcp47 }: Locale): string {
  const state = doorState(door, now);
  const time = (clock: string): string =>
    dateFormat(bcp47, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2024-01-01T${clock}:00Z`));
  if (state.isOpen) return t('stores_open_until', { time: time(state.until) });
  const { opens } = state;
  if (opens === undefined) return t('stores_closed');
  if (opens.inDays === 0) return t('stores_opens_at', { time: time(opens.time) });
  const style =
    opens.inDays < WEEK_DAYS ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const day = dateFormat(bcp47, { ...style, timeZone: 'UTC' }).format(new Date(opens.day));
  return t('stores_opens_day', { day, time: time(opens.time) });
}
