import * as z from 'zod/mini';
import { SkuListBody } from '../catalog.ts';
import { LookBody, ShadesBody } from '../looks.ts';
import { ShadeType } from '../try-on-type.ts';
import type { CallSpec } from './call-spec.ts';
import { id, page, skuId } from './parameters.ts';

const recommendations = {
  summary: 'Shades of a kind to begin with, all of which can be tried on',
  params: z.object({ type: ShadeType }),
  answer: z.object({ skus: SkuListBody.shape.skuList }),
  refusals: [],
} as const satisfies CallSpec;

/** Make-up: looks and shades. */
export const LOOK_SPECS = {
  getLook: {
    summary: 'The looks a SKU belongs to, with their pieces and how they are put on',
    params: z.object({ id: skuId }),
    answer: LookBody,
    refusals: ['not_found'],
  },
  getShades: {
    summary: 'A page of the shades of a kind, the selected one first',
    query: z.object({ tryOnType: ShadeType, page, selectedSku: z.optional(id) }),
    answer: ShadesBody,
    refusals: [],
  },
  getShadeRecommendations: recommendations,
  getRecommendedShades: recommendations,
} as const satisfies Record<string, CallSpec>;
