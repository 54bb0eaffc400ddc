import * as z from 'zod/mini';
import * as knowledge from '../knowledge.ts';
import type { CallSpec } from './call-spec.ts';
import { count, id } from './parameters.ts';

/** [R7.140] The knowledge base: for applications that name themselves, never in a shopper's name. */
export const KNOWLEDGE_SPECS = {
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
    summary: 'The answers that hold every word, accents and case aside',
    query: z.object({ searchText: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    answer: knowledge.KnowledgeArticlesBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;
