import * as z from 'zod/mini';
import { ContentBody } from '../editorial.ts';
import * as experiences from '../experiences.ts';
import * as magazine from '../magazine.ts';
import { CALLS } from '../calls/call-table.ts';
import type { CallSpec } from './call-spec.ts';
import { count, id, ids, range } from './parameters.ts';

const listOfArticles = {
  summary: 'The published articles, newest first, nine unless said otherwise [R9.013]',
  query: z.object({ category: z.optional(id), tag: z.optional(id), range: range(50) }),
  answer: magazine.ArticlesBody,
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
    answer: magazine.MagazineCategory,
    refusals: ['not_found'],
  },
  getArticles: listOfArticles,
  getEditorialArticles: listOfArticles,
  getMagazineHomepage: {
    summary: 'The landing page of the magazine: its categories, and its articles from the newest on',
    answer: ContentBody,
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
