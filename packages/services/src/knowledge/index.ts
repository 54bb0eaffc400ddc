import { accepted, type Locale, refused, wordsOf } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { type AnswerRecord, onlineAnswers } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';
import { toKnowledgeArticle, toKnowledgeThemes } from './to-knowledge.ts';

/** [R9.015] */
const POPULAR = 6;

/** [R7.135–R7.138] What is asked and answered: by theme, by how much it is read, and by its words. */
export function mountKnowledge(mount: MountCall, deps: ServiceDeps): void {
  const memory = createVersionMemory<readonly AnswerRecord[]>(deps);
  const answersIn = ({ language }: Locale) => memory.get(language, () => onlineAnswers(deps.db, language));

  mount('getOnlineThemes', async ({ query: { limit = POPULAR }, locale }) => {
    const answers = await answersIn(locale);
    const popular = answers.toSorted((left, right) => right.popularity - left.popularity).slice(0, limit);
    return accepted({
      articles: popular.map((answer) => toKnowledgeArticle(answer, locale)),
      themes: toKnowledgeThemes(answers, locale),
    });
  });
  mount('getThemeGroups', async ({ locale }) =>
    accepted({ themes: toKnowledgeThemes(await answersIn(locale), locale) }),
  );
  mount('getThemeArticles', async ({ params: { theme }, locale }) => {
    const own = (await answersIn(locale)).filter((answer) => answer.theme === theme);
    if (own.length === 0) return refused({ code: 'not_found', about: theme });
    return accepted({ articles: own.map((answer) => toKnowledgeArticle(answer, locale)) });
  });
  mount('searchKnowledge', async ({ query: { searchText }, locale }) => {
    const wanted = wordsOf(searchText);
    const found = (await answersIn(locale)).filter(({ title, body }) => {
      const said = wordsOf(`${title} ${body}`);
      return wanted.length > 0 && wanted.every((word) => said.some((each) => each.startsWith(word)));
    });
    return accepted({ articles: found.map((answer) => toKnowledgeArticle(answer, locale)) });
  });
}
