import { accepted, dayAt, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { type AnswerRecord, onlineAnswers } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';
import { countUse } from './article-use.store.ts';
import { lookUpOrder } from './order-lookup.ts';
import { toKnowledgeArticle, toKnowledgeThemes } from './to-knowledge.ts';

export { answerUses } from './article-use.store.ts';

/** [R9.015] */
const POPULAR = 6;
/** Answers of one search. */
const FOUND = 10;

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
    const [ids, answers] = await Promise.all([
      deps.search.findAnswers({ language: locale.language, question: searchText, limit: FOUND }),
      answersIn(locale),
    ]);
    const byId = new Map(answers.map((answer) => [`${answer.theme}/${answer.slug}`, answer]));
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    return accepted({ articles: found.map((answer) => toKnowledgeArticle(answer, locale)) });
  });
  mount('lookUpOrder', ({ params: { id: orderId }, query: { id: shippingGroupId = '' }, address }) =>
    lookUpOrder(deps, { orderId, shippingGroupId }, address),
  );
  mount('sayUse', async ({ params: { theme, article: slug }, body: { useful: isUseful }, locale }) => {
    const day = dayAt(deps.clock.now().getTime(), 'UTC');
    const use = { theme, slug, language: locale.language, day, isUseful };
    return (await countUse(deps.db, use))
      ? accepted({ success: true as const })
      : refused({ code: 'not_found', about: slug });
  });
}
