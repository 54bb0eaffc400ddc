import { HOUSE_LANGUAGES } from '@vitrine/domain';
import * as z from 'zod/mini';
import * as catalog from '../catalog.ts';
import type { CallSpec } from './call-spec.ts';
import { id, skuId } from './parameters.ts';

/** Pictures of other hosts, models, films and sheets. */
export const MEDIA_SPECS = {
  getFittingImage: {
    summary: 'A picture of the catalogue that another host keeps, from our own origin',
    query: z.object({ url: z.url({ protocol: /^https$/u }).check(z.maxLength(2000)) }),
    answer: undefined,
    file: 'image/*',
    refusals: ['picture_not_allowed', 'picture_too_large', 'picture_unreachable'],
  },
  getTryOnModel: {
    summary: 'The 3D model of a SKU',
    params: z.object({ skuId }),
    answer: undefined,
    file: 'model/gltf-binary',
    refusals: ['not_found'],
  },
  getTryOnAsset: {
    summary: 'Where the 3D model of a SKU is, or which shades it has, and how it is worn',
    params: z.object({ skuId }),
    answer: catalog.TryOnAssetBody,
    refusals: ['not_found'],
  },
  getAgecPaper: {
    summary: 'The environmental qualities of a piece as PDF',
    params: z.object({ skuId }),
    answer: undefined,
    file: 'application/pdf',
    refusals: ['not_found'],
  },
  getVideo: {
    summary: 'A film: its title, its poster, the files that play it, and what is seen in it',
    params: z.object({ videoId: id }),
    query: z.object({ language: z.optional(z.enum(HOUSE_LANGUAGES)) }),
    answer: catalog.ToldVideo,
    refusals: ['not_found'],
  },
  getVideoCaptions: {
    summary: 'What is seen in a film, as WebVTT',
    params: z.object({ videoId: id, language: z.enum(HOUSE_LANGUAGES) }),
    answer: undefined,
    file: 'text/vtt; charset=utf-8',
    refusals: ['not_found'],
  },
  getVideoChapters: {
    summary: 'The chapters of a film, as WebVTT',
    params: z.object({ videoId: id, language: z.enum(HOUSE_LANGUAGES) }),
    answer: undefined,
    file: 'text/vtt; charset=utf-8',
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
