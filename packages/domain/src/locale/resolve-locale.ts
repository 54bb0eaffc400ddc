import { hreflangsOf, localeOf } from './find-locale.ts';
import { type Locale, LOCALE_LIST } from './locales.ts';

/** What is known of a visitor who asks for no locale by name. */
export interface LocaleHints {
  /** The code the visitor chose before, if any. */
  readonly remembered?: string | undefined;
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

interface WantedLanguage {
  readonly tag: string;
  readonly weight: number;
}

/**
 * [R2.006] Where `/` leads: the remembered locale, else the first wanted language we speak (the same country before
 * the same language), else undefined: the visitor chooses on the dispatch page.
 */
export function resolveLocale(hints: LocaleHints): Locale | undefined {
  const remembered = hints.remembered === undefined ? undefined : localeOf(hints.remembered);
  if (remembered !== undefined) return remembered;
  for (const { tag } of wantedLanguages(hints.acceptLanguage ?? '')) {
    const match = LOCALE_LIST.find((locale) => isWrittenFor(locale, tag)) ?? sameLanguage(tag);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Of this language and country; an international locale is written for several. */
function isWrittenFor(locale: Locale, tag: string): boolean {
  return hreflangsOf(locale).some((hreflang) => hreflang.toLowerCase() === tag);
}

function sameLanguage(tag: string): Locale | undefined {
  const language = tag.split('-', 1)[0];
  return LOCALE_LIST.find((locale) => locale.bcp47.split('-', 1)[0] === language);
}

/** The tags of an Accept-Language header in small letters, the most wanted first. */
export function wantedLanguages(header: string): readonly WantedLanguage[] {
  return header
    .split(',')
    .map((entry): WantedLanguage => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((left, right) => right.weight - left.weight);
}
