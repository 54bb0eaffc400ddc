import * as z from 'zod/mini';
import * as recommendations from '../recommendations.ts';
import type { CallSpec } from './call-spec.ts';
import { id, localeCode } from './parameters.ts';

const reading = {
  params: z.object({ id }),
  query: z.object({
    feature: z.prefault(z.enum(recommendations.SELECTION_FEATURES), 'sharings-interactions'),
  }),
  answer: recommendations.SelectionBody,
  refusals: ['not_found'],
} as const;

/** Selections that people of the house, or customers, put together. */
export const RECOMMENDATION_SPECS = {
  getSelection: {
    summary: 'A selection that the caller was sent, made, or has the public link of',
    ...reading,
  },
  getPublicSelection: {
    summary: 'A selection that its maker made public, by its link, without anybody’s name',
    ...reading,
  },
  getSelections: {
    summary: 'The selections that the customer was sent, and those that they made',
    answer: recommendations.SelectionsBody,
    refusals: [],
  },
  sendSelection: {
    summary:
      'Sends pieces with words: an agent to the client whom they serve, who is written to, or a customer by a link',
    body: recommendations.SelectionWish,
    answer: recommendations.SentSelectionBody,
    status: 201,
    refusals: ['unknown_sku', 'words_not_plain', 'needs_link'],
  },
  withdrawSelection: {
    summary: 'Takes back a selection that the caller made, with its link',
    params: z.object({ id }),
    answer: undefined,
    refusals: ['not_found'],
  },
  likePiece: {
    summary: 'Likes a piece of a selection, once; the same answer the second time',
    params: z.object({ sharingId: id }),
    body: recommendations.InteractionWish,
    answer: recommendations.Interaction,
    status: 201,
    refusals: ['not_found'],
  },
  unlikePiece: {
    summary: 'Takes back what the caller did about a piece of a selection',
    params: z.object({ id }),
    answer: undefined,
    refusals: ['not_found'],
  },
  getPersonalRecommendations: {
    summary: 'Pieces for whoever the token is, beside the SKU that they look at',
    query: z.object({ locale: localeCode }),
    body: recommendations.RecommendationsQuery,
    answer: recommendations.RecommendationsBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;
