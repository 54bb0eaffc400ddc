import type { HouseLanguage } from '@vitrine/domain';
import type { HouseWords, InLanguages, TextDocument } from '@vitrine/search';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('../../../packages/database/house/', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(`${HOUSE}${file}`, 'utf8'));

interface AnswerFile {
  readonly theme: string;
  readonly slug: string;
  readonly online: boolean;
  readonly texts: InLanguages<{
    readonly title: string;
    readonly body: string;
    readonly asked?: readonly string[];
  }>;
}
interface ThemeFile {
  readonly id: string;
  readonly texts: InLanguages<{ readonly name: string }>;
}
interface CategoryFile {
  readonly dimId: string;
  readonly names: InLanguages<string>;
}

/** The answers of the house's files and its groups of words, as the index of a shop has them. */
export function houseAnswers(): HouseWords {
  const themeFiles: readonly ThemeFile[] = read('faq-themes.json');
  const themes = new Map(themeFiles.map((theme) => [theme.id, theme]));
  const files = globSync('faq/*.json', { cwd: HOUSE }).toSorted();
  const answers = files.map((file): AnswerFile => read(file));
  const groups: readonly { readonly words: InLanguages<readonly string[]> }[] = read('word-groups.json');
  const categories: readonly CategoryFile[] = read('categories.json');
  return {
    categories: categories.map(({ dimId, names }) => ({
      dimId,
      parentId: null,
      rank: 0,
      path: dimId,
      words: inEach(names, (name) => ({ name, intro: '' })),
    })),
    texts: answers
      .filter(({ online }) => online)
      .map((answer) => toDocument(answer, themes.get(answer.theme))),
    vocabulary: { facetValues: [], synonyms: groups.map(({ words }) => words) },
  };
}

function toDocument({ slug, texts }: AnswerFile, theme: ThemeFile | undefined): TextDocument {
  return {
    id: slug,
    kind: 'answer',
    path: slug,
    dimIds: [],
    words: inEach(texts, ({ title, body, asked = [] }, language) => ({
      title,
      body,
      lead: '',
      asked: asked.join('; '),
      theme: theme?.texts[language]?.name ?? '',
    })),
  };
}

function inEach<Text, Other>(
  texts: InLanguages<Text>,
  turn: (text: Text, language: HouseLanguage) => Other,
): InLanguages<Other> {
  const turned: Partial<Record<HouseLanguage, Other>> = {};
  for (const [key, text] of Object.entries(texts)) {
    const language = LANGUAGES.find((one) => one === key);
    if (language !== undefined) turned[language] = turn(text, language);
  }
  return turned;
}

const LANGUAGES: readonly HouseLanguage[] = ['eng', 'fra', 'ita', 'jpn', 'kor', 'zhs', 'ara'];
