import type { Locale } from '@vitrine/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

interface PhoneNumber {
  /** E.164: `+12125550142`. */
  readonly number: string;
  /** ISO 3166-1 alpha-2; undefined for a number that several countries share. */
  readonly country: string | undefined;
}

/** [R3.051] A number that can get text messages, as it is written in a country or with its own prefix; undefined for any other text. */
export function readPhoneNumber(text: string, country: string): PhoneNumber | undefined {
  const written = country.toUpperCase();
  const parsed = parsePhoneNumberFromString(
    text,
    isSupportedCountry(written) ? { defaultCountry: written } : {},
  );
  if (parsed?.isValid() !== true) return undefined;
  return { number: parsed.number, country: parsed.country };
}

/**
 * Whether the shop of a locale writes to a number: messages abroad are dear, and nobody who shops here needs one to a country
 * that nothing is sent to. `own`: the country that its owner named.
 */
export function isTextedFrom(
  { dispatchCountries }: Pick<Locale, 'dispatchCountries'>,
  { country }: PhoneNumber,
  own: string,
): boolean {
  return (
    country === undefined ||
    country === own.toUpperCase() ||
    dispatchCountries.some(({ iso }) => iso === country)
  );
}
