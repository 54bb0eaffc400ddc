import { languageTag, type Locale, placeSlug } from '@vitrine/domain';

/** The name of a locale's country, in a language of choice (its own unless said otherwise). */
export function countryName(locale: Locale, inLanguage: string = locale.bcp47): string {
  return nameOf('region', locale.country, inLanguage);
}

/** The name of a country by its code (ISO 3166-1), in the locale's language. */
export function regionName(country: string, inLanguage: string): string {
  return nameOf('region', country, inLanguage);
}

/** [R2.015, R2.118] A country in addresses: these speak English in every language, so that a link can be shared. */
export function countrySlug(country: string): string {
  return country === 'US' ? 'usa' : placeSlug(regionName(country, 'en'));
}

/** The name of a locale's language in that language. */
export function languageName(locale: Locale): string {
  return nameOf('language', languageTag(locale.language), locale.bcp47);
}

/** Every page says a few of these names, and asking the platform for one costs as much as rendering a card. */
const known = new Map<string, string>();

function nameOf(type: 'region' | 'language', code: string, inLanguage: string): string {
  const key = `${type} ${code} ${inLanguage}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const name = new Intl.DisplayNames([inLanguage], { type }).of(code) ?? code;
  const made = name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  known.set(key, made);
  return made;
}
