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

/** [R7.139] How far a parcel has come: nothing of whose it is, where it goes, what is in it and what it cost. */
export const KnowledgeOrderBody = z.object({
  /** The state of the order. */
  status: z.string(),
  /** That of the parcel. */
  state: z.string(),
  steps: z.array(z.object({ state: z.string(), isReached: z.boolean(), at: z.optional(z.iso.datetime()) })),
  /** The days on which it comes; left out once it is there. */
  expected: z.optional(z.object({ from: z.iso.date(), to: z.iso.date() })),
  tracking: z.optional(z.object({ carrier: z.string(), number: z.string() })),
});
export type KnowledgeOrderBody = z.infer<typeof KnowledgeOrderBody>;
export const UseCountedBody = z.object({ success: z.literal(true) });
