import * as z from 'zod/mini';
import { ContentBody, NewsBody } from '../editorial.ts';
import * as experiences from '../experiences.ts';
import { MagazineCategory } from '../magazine-category.ts';
import * as magazine from '../magazine.ts';
import { CALLS } from '../calls/call-table.ts';
import type { CallSpec } from './call-spec.ts';
import { count, id, ids, pagePath, paths, range } from './parameters.ts';

const listOfArticles = {
  summary: 'The published articles, newest first, nine unless said otherwise [R9.013]',
  query: z.object({ category: z.optional(id), tag: z.optional(id), range: range(50) }),
  answer: magazine.ArticlesBody,
  refusals: ['not_found'],
} as const satisfies CallSpec;

const draft = {
  summary: '',
  query: z.object({ seoUrl: pagePath }),
  answer: magazine.DraftBody,
  refusals: ['not_found'],
} as const satisfies CallSpec;

/** The magazine, and experiences. */
export const MAGAZINE_SPECS = {
  getExperiences: {
    summary: 'The published experiences, in the order of the house',
    answer: experiences.ExperiencesBody,
    refusals: [],
  },
  getExperience: {
    summary: 'One published experience, with the stores that it can be booked in',
    params: z.object({ id }),
    answer: experiences.ExperienceBody,
    refusals: ['not_found'],
  },
  getArticle: {
    summary: 'One published article',
    params: z.object({ chunk: id }),
    answer: magazine.Article,
    refusals: ['not_found'],
  },
  getMoreArticles: {
    summary: 'What to read after an article: of its category first, three unless said otherwise [R9.014]',
    params: z.object({ chunk: id }),
    query: z.object({ howMany: count(12) }),
    answer: magazine.MoreArticlesBody,
    refusals: ['not_found'],
  },
  getMagazineCategory: {
    summary: 'A category with its tags',
    params: z.object({ chunk: id }),
    answer: MagazineCategory,
    refusals: ['not_found'],
  },
  getEditorialCategories: {
    summary: 'The editorial categories with their tags, in the order of the house',
    answer: magazine.EditorialCategoriesBody,
    refusals: [],
  },
  getDraft: {
    ...draft,
    summary: 'What is not published yet at a path, where the house shows its drafts to everybody',
  },
  getDraftForAgents: { ...draft, summary: 'The same, with what agents alone may see' },
  getNews: {
    summary: 'Stories by their paths, with their texts (high) or without (low)',
    params: z.object({ urls: paths(CALLS.getNews.batch), precision: z.enum(['high', 'low']) }),
    answer: NewsBody,
    refusals: ['not_found'],
  },
  getArticles: listOfArticles,
  getEditorialArticles: listOfArticles,
  getMagazineHomepage: {
    summary: 'The landing page of the magazine: what the house says above its articles',
    answer: ContentBody,
    refusals: ['not_found'],
  },
  getMagazineRss: {
    summary: 'The newest articles as RSS 2.0',
    answer: undefined,
    file: 'application/rss+xml; charset=utf-8',
    refusals: ['not_found'],
  },
  getMagazineAtom: {
    summary: 'The newest articles as Atom',
    answer: undefined,
    file: 'application/atom+xml; charset=utf-8',
    refusals: ['not_found'],
  },
  getMagazineMenu: {
    summary: 'The categories, in the order of the house',
    answer: magazine.MagazineMenuBody,
    refusals: [],
  },
  getArticlesOfCategories: {
    summary: 'The three newest articles of each category',
    params: z.object({ ids: ids(CALLS.getArticlesOfCategories.batch) }),
    answer: magazine.ArticlesByCategoryBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
