import { type Store, STORE_DAYS } from '@vitrine/contracts';
import { dateFormat, type Locale, withFirstDay } from '@vitrine/domain';
import type { Labels } from '../../shared/i18n/labels.ts';
import { serviceName } from '../../shared/stores/service-name.ts';
import { addressLines, type StoreLine, toLine } from './store-places.ts';

/** What a store's page says, in the words of the locale. */
export interface StoreView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly textLanguage: string | undefined;
  readonly city: string;
  readonly address: readonly string[];
  readonly phone: string;
  readonly directionsUrl: string;
  /** The same store as a map shows it. */
  readonly line: StoreLine;
  /** The week from Monday; no spans is closed. */
  readonly hours: readonly { readonly day: string; readonly spans: readonly string[] }[];
  readonly closures: readonly ClosedDays[];
  readonly services: readonly string[];
  readonly appointments: readonly string[];
}

interface ClosedDays extends Pick<Store['closures'][number], 'reason' | 'textLanguage'> {
  readonly days: string;
}

/** A Monday, to name the days of the week after. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** [R2.025] Made on the server: the browser writes days and times as it was told them. */
export function storeView(store: Store, locale: Locale, labels: Labels): StoreView {
  const { latitude, longitude, services, clickAndCollect, appointmentTypes } = store;
  const named = (codes: readonly string[]): readonly string[] =>
    codes.map((code) => serviceName(code, labels));
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    description: store.description,
    textLanguage: store.textLanguage,
    city: store.city,
    address: addressLines(store),
    phone: store.phone,
    directionsUrl: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
    line: toLine(store, locale),
    hours: hoursOf(store, locale),
    closures: closuresOf(store, locale),
    services: named(clickAndCollect ? [...services, 'collect'] : services),
    appointments: named(appointmentTypes),
  };
}

/** A time of the day, `HH:MM`. */
const at = (clock: string): Date => new Date(`2024-01-01T${clock}:00Z`);

function hoursOf({ hours }: Store, { bcp47 }: Locale): StoreView['hours'] {
  const weekday = dateFormat(bcp47, { weekday: 'long', timeZone: 'UTC' });
  const time = dateFormat(bcp47, { timeStyle: 'short', timeZone: 'UTC' });
  return hours.map(({ day, spans }) => ({
    day: weekday.format(new Date(MONDAY + STORE_DAYS.indexOf(day) * DAY_MS)),
    spans: spans.map(({ open, close }) => time.formatRange(at(open), at(close))),
  }));
}

function closuresOf({ closures }: Store, { bcp47 }: Locale): StoreView['closures'] {
  const date = dateFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' });
  return closures.map(({ from, until, reason, textLanguage }) => ({
    days: withFirstDay(date.formatRange(new Date(from), new Date(until)), bcp47),
    reason,
    textLanguage,
  }));
}
