import type { KnowledgeArticle, KnowledgeTheme } from '@vitrine/contracts';
import { foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';
import type { AnswerRecord } from '../editorial/index.ts';

export function toKnowledgeArticle(
  { slug, theme, title, body, language }: AnswerRecord,
  locale: Locale,
): KnowledgeArticle {
  return {
    slug,
    theme,
    title,
    body,
    url: pageUrl(locale.code, `faq/${theme}/${slug}`),
    language: foreignTag(language, locale.language),
  };
}

/** [R7.136] The themes of answers that are on line, in the order of the house; one without any is not among them. */
export function toKnowledgeThemes(answers: readonly AnswerRecord[], locale: Locale): KnowledgeTheme[] {
  return [...Map.groupBy(answers, ({ theme }) => theme)].flatMap(([slug, [first, ...others]]) => {
    if (first === undefined) return [];
    const { text, language } = readIn(first.themeTexts, locale.language);
    return [
      {
        slug,
        ...text,
        url: pageUrl(locale.code, `faq/${slug}`),
        articleCount: 1 + others.length,
        language: foreignTag(language, locale.language),
      },
    ];
  });
}
