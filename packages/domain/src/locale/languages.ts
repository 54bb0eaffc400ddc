/** The languages a house may write its texts in, as the first half of a locale code. */
export const HOUSE_LANGUAGES = ['eng', 'fra', 'ita', 'jpn', 'kor', 'zhs', 'ara'] as const;
export type HouseLanguage = (typeof HOUSE_LANGUAGES)[number];

/**
 * The languages whose interface labels are written too: only locales in these are offered. A language joins the list
 * with its labels (CONTRIBUTING.md, "A locale"); the compiler then asks for its words wherever words are kept.
 */
export const LABELLED_LANGUAGES = [
  'eng',
  'fra',
  'ita',
  'jpn',
  'kor',
  'zhs',
  'ara',
] as const satisfies readonly HouseLanguage[];
export type Language = (typeof LABELLED_LANGUAGES)[number];

/** Texts that a language lacks are shown in this one. */
export const FALLBACK_LANGUAGE: Language = 'eng';

/** BCP 47, for the `lang` attribute of a text that stands in another language than its page. */
const TAGS: Readonly<Record<HouseLanguage, string>> = {
  eng: 'en',
  fra: 'fr',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  zhs: 'zh-Hans',
  ara: 'ar',
};

/** The `lang` attribute of a text in one of the house's languages. */
export function languageTag(language: HouseLanguage): string {
  return TAGS[language];
}
