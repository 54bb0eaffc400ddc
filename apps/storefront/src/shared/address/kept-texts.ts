import { ADDRESS_FIELDS, type AddressTexts, PHONE_PARTS } from '@vitrine/domain';

const key = (name: string) => `checkout.address.${name}`;

/** Remembers what is typed for a country until the tab is closed, so that a reload loses nothing. */
export function keepTexts(name: string, country: string, texts: AddressTexts): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify({ country, texts }));
  } catch {
    // Nothing can be stored here; the form itself still holds it.
  }
}

/** What was typed for this country and not sent before a reload; only texts of fields that exist. */
export function readKeptTexts(name: string, country: string): AddressTexts {
  try {
    return keptTexts(JSON.parse(sessionStorage.getItem(key(name)) ?? '{}'), country);
  } catch {
    return {};
  }
}

/** The texts in what storage held, whoever wrote it; none of another country. */
export function keptTexts(stored: unknown, country: string): AddressTexts {
  const kept = entries(stored);
  if (kept.get('country') !== country) return {};
  const values = entries(kept.get('texts'));
  return Object.fromEntries(
    [...ADDRESS_FIELDS, ...PHONE_PARTS].flatMap((field) => {
      const text = values.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}

const entries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
