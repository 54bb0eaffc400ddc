import { REPAIR_PHOTO_BODY_BYTES } from '../care.ts';
import type { CallRow } from './call-row.ts';

const care = { service: 'care', rate: 'care' } as const;

/** [R2.019, R2.052] Repairs: who asks for one, with photos, and what becomes of it. */
export const CARE_CALLS = {
  getCarePieces: { ...care, id: 'R2.019', method: 'GET', path: 'care-service/pieces', access: 'session' },
  requestRepair: { ...care, id: 'R2.019', method: 'POST', path: 'care-service/requests', access: 'session' },
  addRepairPhoto: {
    ...care,
    id: 'R2.019',
    method: 'POST',
    path: 'care-service/requests/:id/photos',
    access: 'session',
    bodyBytes: REPAIR_PHOTO_BODY_BYTES,
    bodyField: 'photo',
  },
  getRepairPhoto: {
    ...care,
    id: 'R2.052',
    method: 'GET',
    path: 'care-service/requests/:id/photos/:place',
    access: 'session',
  },
  getRepairReceipt: {
    ...care,
    id: 'R2.052',
    method: 'GET',
    path: 'care-service/requests/:id/receipt',
    access: 'session',
  },
  getRepairs: { ...care, id: 'R2.052', method: 'GET', path: 'care-service/requests', access: 'customer' },
  getLinkedRepair: {
    ...care,
    id: 'R2.052',
    method: 'GET',
    path: 'care-service/linked-request',
    access: 'public',
    cache: 'never',
    // Whoever guesses at links is slowed down.
    rate: 'session',
  },
  answerEstimate: {
    ...care,
    id: 'R2.052',
    method: 'POST',
    path: 'care-service/requests/:id/answer',
    access: 'session',
    guests: 'by-link',
  },
  payRepair: {
    ...care,
    id: 'R2.052',
    method: 'POST',
    path: 'care-service/requests/:id/payment',
    access: 'session',
    guests: 'by-link',
    rate: 'purchase',
  },
} as const satisfies Record<string, CallRow>;
