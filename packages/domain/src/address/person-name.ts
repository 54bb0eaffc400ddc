import type { Language } from '../locale/languages.ts';

/** A person's name in the two parts that forms ask for. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Written in the scripts of East Asia alone: Chinese characters, kana, hangul. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー・\s]+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Languages that speak to a customer by the whole name. */
const WHOLE_NAMES: ReadonlySet<Language> = new Set<Language>(['jpn', 'kor', 'zhs']);

/** Countries whose languages are `surnameFirst`. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['JP', 'KR', 'CN']);

/** Whether a text is written in the scripts of East Asia, which know neither first names nor spaces between words. */
export function isEastAsianScript(text: string): boolean {
  return EAST_ASIAN.test(text);
}

/**
 * A whole name as it is written: in the scripts of East Asia the family name first (Unicode CLDR, person names: `ja`, `ko`
 * and `zh` are `surnameFirst`), with a space between only in Japanese; in any other script the given name first.
 * `country` (ISO 3166-1 alpha-2) tells a Japanese name in Chinese characters from a Chinese one.
 */
export function fullName({ firstName, lastName }: PersonName, country: string): string {
  const parts = [lastName, firstName];
  if (!parts.every(isEastAsianScript)) return [firstName, lastName].filter((part) => part !== '').join(' ');
  return parts.join(country === 'JP' || parts.some((part) => KANA.test(part)) ? ' ' : '');
}

/** Whether forms of a country (ISO 3166-1 alpha-2) ask for the family name first. */
export const asksFamilyFirst = (country: string): boolean => FAMILY_FIRST.has(country);

/** What a customer is called in a language: by the whole name in East Asia, by the given name elsewhere. */
export function calledName(name: PersonName, { language, country }: CalledIn): string {
  return WHOLE_NAMES.has(language) ? fullName(name, country) : name.firstName;
}

interface CalledIn {
  readonly language: Language;
  readonly country: string;
}
