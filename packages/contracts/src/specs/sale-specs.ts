import * as z from 'zod/mini';
import { SuccessBody } from '../account.ts';
import { PlaceTakenBody, PrivateSaleBody, SalePlaceBody } from '../sales.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

const params = z.object({ saleId: id });

/** [R7.030, R4.042] A private sale and the waiting room before it. */
export const SALE_SPECS = {
  getPrivateSale: {
    summary: 'A private sale that the customer is invited to: before, while and after it is open',
    params,
    answer: PrivateSaleBody,
    refusals: ['not_found'],
  },
  takeSalePlace: {
    summary: 'Takes a place in the waiting room of a sale, or answers the one that the customer has',
    params,
    body: PlaceTakenBody,
    answer: SalePlaceBody,
    refusals: ['not_found', 'no_waiting_room', 'room_closed'],
  },
  leaveSalePlace: {
    summary: 'Gives the place back: in the queue, or inside',
    params,
    answer: SuccessBody,
    refusals: ['not_found', 'ticket_of_another'],
  },
  followSalePlace: {
    summary: 'How a place stands now, to the browser that took it',
    params: z.object({ ticket: id }),
    answer: SalePlaceBody,
    refusals: ['not_found', 'ticket_of_another'],
  },
} as const satisfies Record<string, CallSpec>;
