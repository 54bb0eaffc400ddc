import { ADDRESS_FIELDS, type AddressTexts, PHONE_PARTS } from '@vitrine/domain';

const key = (name: string) => `checkout.address.${name}`;

/** Remembers what is typed until the tab is closed, so that a reload loses nothing. */
export function keepTexts(name: string, texts: AddressTexts): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify(texts));
  } catch {
    // Nothing can be stored here; the form itself still holds it.
  }
}

/** What was typed and not sent before a reload; only texts of fields that exist. */
export function readKeptTexts(name: string): AddressTexts {
  try {
    return keptTexts(JSON.parse(sessionStorage.getItem(key(name)) ?? '{}'));
  } catch {
    return {};
  }
}

/** The texts in what storage held, whoever wrote it. */
export function keptTexts(stored: unknown): AddressTexts {
  if (typeof stored !== 'object' || stored === null) return {};
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    [...ADDRESS_FIELDS, ...PHONE_PARTS].flatMap((field) => {
      const text = values.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}
