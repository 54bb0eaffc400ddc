import { type SeoStoresBody, type Store, STORE_DAYS } from '@vitrine/contracts';
import { foreignTag, type Language, placeLine, readIn } from '@vitrine/domain';
import type { StoreRecord } from './store.store.ts';

/** The westernmost zone is so far behind UTC: there a day ends last. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** A store as the wire has it, in the language or in English, with the closures that are not over everywhere. */
export function toStore(record: StoreRecord, language: Language, now: Date): Store {
  const today = new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);
  const { text, language: written } = readIn(record.texts, language);
  return {
    id: record.id,
    slug: record.slug,
    name: text.name,
    description: text.description,
    textLanguage: foreignTag(written, language),
    country: record.country,
    city: record.city,
    address: record.address,
    latitude: record.latitude,
    longitude: record.longitude,
    timeZone: record.timeZone,
    phone: record.phone,
    hours: STORE_DAYS.map((day) => ({
      day,
      spans: (record.hours[day] ?? []).map(([open, close]) => ({ open, close })),
    })),
    closures: record.closures
      .filter(({ until }) => until >= today)
      .map(({ from, until, reason }) => {
        const said = readIn(reason, language);
        return { from, until, reason: said.text, textLanguage: foreignTag(said.language, language) };
      }),
    services: [...record.services],
    clickAndCollect: record.clickAndCollect,
    appointmentTypes: [...new Set(record.appointments.map(({ type }) => type))],
  };
}

/** The same for search engines, its address in one line. */
export function toSeoStore(record: StoreRecord, language: Language): SeoStoresBody['stores'][number] {
  const { address1, address2, postalCode } = record.address;
  const place = placeLine({ city: record.city, postalCode, countryCode: record.country });
  return {
    name: readIn(record.texts, language).text.name,
    slug: record.slug,
    address: [address1, address2, place].filter((part) => part !== undefined).join(', '),
    lat: record.latitude,
    lng: record.longitude,
  };
}
