import * as z from 'zod/mini';

/** An answer that is on line. */
const KnowledgeArticle = z.object({
  /** The last part of its address. */
  slug: z.string(),
  /** The slug of its theme. */
  theme: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  /** BCP 47, where it is in another language than was asked for. */
  language: z.optional(z.string()),
});
export type KnowledgeArticle = z.infer<typeof KnowledgeArticle>;

/** A theme that holds answers. */
const KnowledgeTheme = z.object({
  slug: z.string(),
  name: z.string(),
  intro: z.string(),
  url: z.string(),
  articleCount: z.int(),
  language: z.optional(z.string()),
});
export type KnowledgeTheme = z.infer<typeof KnowledgeTheme>;

/** [R7.135] */
export const OnlineThemesBody = z.object({
  articles: z.array(KnowledgeArticle),
  themes: z.array(KnowledgeTheme),
});
/** [R7.136] */
export const ThemeGroupsBody = z.object({ themes: z.array(KnowledgeTheme) });
/** [R7.137, R7.138] */
export const KnowledgeArticlesBody = z.object({ articles: z.array(KnowledgeArticle) });
