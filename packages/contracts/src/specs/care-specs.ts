import * as z from 'zod/mini';
import * as care from '../care.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

const ofRepair = z.object({ id });
/** What a signed link says, where a browser opens an address and sends no header. */
const byLink = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });

/** [R2.019, R2.052] Repairs. Another's is answered as one that does not exist. */
export const CARE_SPECS = {
  getCarePieces: {
    summary: 'The pieces of the customer that a repair may be asked for; none for a guest',
    answer: care.CarePiecesBody,
    refusals: [],
  },
  requestRepair: {
    summary: 'Asks for the repair of a piece',
    body: care.RepairRequestBody,
    answer: care.RequestedRepairBody,
    status: 201,
    refusals: ['not_found'],
  },
  addRepairPhoto: {
    summary: 'Adds a photo to a request that the house has not answered: JPEG, PNG or WebP, without metadata',
    params: ofRepair,
    body: care.RepairPhotoBody,
    answer: care.KeptPhotoBody,
    status: 201,
    refusals: [
      'not_found',
      'repair_changed',
      'not_a_photo',
      'photo_with_metadata',
      'photo_too_large',
      'too_many_photos',
    ],
  },
  getRepairPhoto: {
    summary: 'A photo of a request, for who sent it or by the signed link of the repair',
    params: z.object({ id, place: z.string().check(z.regex(/^\d{1,2}$/u)) }),
    query: byLink,
    answer: undefined,
    file: 'image/*',
    refusals: ['not_found'],
  },
  getRepairReceipt: {
    summary: 'The receipt of a repair that was paid as PDF, for its client or by its signed link',
    params: ofRepair,
    query: byLink,
    answer: undefined,
    file: 'application/pdf',
    refusals: ['not_found'],
  },
  getRepairs: {
    summary: 'The repairs of the customer, the youngest first',
    answer: care.RepairsBody,
    refusals: [],
  },
  getLinkedRepair: {
    summary: 'The repair that the link of a mail opens',
    answer: care.LinkedRepairBody,
    refusals: ['not_found'],
  },
  answerEstimate: {
    summary: 'Accepts or refuses an estimate, once',
    params: ofRepair,
    body: care.EstimateAnswerBody,
    answer: care.RepairBody,
    refusals: ['not_found', 'repair_changed'],
  },
  payRepair: {
    summary: 'Opens the page of a provider that pays an accepted estimate',
    params: ofRepair,
    body: care.RepairPaymentBody,
    answer: care.RepairRedirectionBody,
    refusals: ['not_found', 'repair_changed', 'not_offered', 'provider_unavailable'],
  },
} as const satisfies Record<string, CallSpec>;
