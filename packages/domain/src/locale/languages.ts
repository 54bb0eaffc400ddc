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
export const FALLBACK_LANGUAGE = 'eng' satisfies Language;

/** What the house writes of one thing, by language; it always writes the fallback. */
export type WrittenTexts<Text> = { readonly [Written in HouseLanguage]?: Text | undefined } & {
  readonly [Written in typeof FALLBACK_LANGUAGE]: Text;
};

/** [R7.001] The text in the language asked for, else in the fallback, and which of them it is. */
export function readIn<Text>(
  texts: WrittenTexts<Text>,
  language: HouseLanguage,
): { readonly text: Text; readonly language: HouseLanguage } {
  const own = texts[language];
  return own === undefined
    ? { text: texts[FALLBACK_LANGUAGE], language: FALLBACK_LANGUAGE }
    : { text: own, language };
}

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

/** The `lang` attribute of a text that stands on a page in another language; undefined where it is the page's own. */
export function foreignTag(language: HouseLanguage, page: Language): string | undefined {
  return language === page ? undefined : languageTag(language);
}

/** The `lang` attribute of a text in one of the house's languages. */
export function languageTag(language: HouseLanguage): string {
  return TAGS[language];
}
