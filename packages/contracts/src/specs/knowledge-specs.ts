import { KEYWORD_MAX_LENGTH, LOCALE_LIST } from '@vitrine/domain';
import * as z from 'zod/mini';
import * as editorial from '../editorial.ts';
import * as knowledge from '../knowledge.ts';
import type { CallSpec } from './call-spec.ts';
import { count, id } from './parameters.ts';

/** [R7.140] The knowledge base: for applications that name themselves, never in a shopper's name. */
export const KNOWLEDGE_SPECS = {
  getFaq: {
    summary: 'What the page of questions says, and its questions by theme',
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getOnlineThemes: {
    summary:
      'The themes that hold answers, and the answers that are read most, six unless said otherwise [R9.015]',
    query: z.object({ limit: count(30) }),
    answer: knowledge.OnlineThemesBody,
    refusals: [],
  },
  getThemeGroups: {
    summary: 'The themes, in the order of the house',
    answer: knowledge.ThemeGroupsBody,
    refusals: [],
  },
  getThemeArticles: {
    summary: 'The answers of one theme, those that are read most first',
    params: z.object({ theme: id }),
    answer: knowledge.KnowledgeArticlesBody,
    refusals: ['not_found'],
  },
  searchKnowledge: {
    summary: 'The answers to a question in a shopper’s own words, the best first, at most ten',
    query: z.object({
      searchText: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX_LENGTH)),
    }),
    answer: knowledge.KnowledgeArticlesBody,
    refusals: [],
  },
  lookUpOrder: {
    summary: 'How far a parcel has come, for whoever knows the order and the parcel [R5.001]',
    params: z.object({
      id: z.string().check(z.maxLength(60)),
      locale: z.enum(LOCALE_LIST.map(({ code }) => code)),
    }),
    query: z.object({ id: z.optional(z.string().check(z.maxLength(60))) }),
    answer: knowledge.KnowledgeOrderBody,
    refusals: ['empty_order_lookup', 'not_found', 'too_many_requests'],
  },
  sayUse: {
    summary: 'Says whether an answer was of use; it is counted, and nobody is noted',
    params: z.object({ theme: id, article: id }),
    body: z.strictObject({ useful: z.boolean() }),
    answer: knowledge.UseCountedBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
