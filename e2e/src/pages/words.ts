import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../apps/storefront/src/shared/i18n/labels/', import.meta.url);

export type JourneyLanguage = 'eng' | 'ita' | 'jpn' | 'kor' | 'zhs' | 'ara';

/** The shop's own words in a language, by their key, as far as nothing stands in them: how a journey finds its buttons. */
export function wordsOf(language: JourneyLanguage): (key: string) => string {
  const labels: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL(`${language}.json`, FOLDER), 'utf8'),
  );
  return (key) => {
    const words = labels[key];
    if (words === undefined) throw new Error(`There are no words for ${key} in ${language}`);
    return words;
  };
}
