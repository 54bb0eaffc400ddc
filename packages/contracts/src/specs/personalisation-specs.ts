import { LOCALE_LIST } from '@vitrine/domain';
import * as z from 'zod/mini';
import * as cart from '../cart.ts';
import * as personalisation from '../personalisation.ts';
import type { CallSpec } from './call-spec.ts';
import { count, id, skuId } from './parameters.ts';

/** 128 random bits as base64url. */
const configId = z.string().check(z.regex(/^[\w-]{22}$/u));
/** Widths that pictures are drawn in, px; another is the next larger one of them. */
const DRAWN_WIDTHS = [320, 480, 640, 960, 1200] as const;
const width = z.pipe(
  count(1200),
  z.transform((wanted: number | undefined) =>
    DRAWN_WIDTHS.find((drawn) => wanted !== undefined && drawn >= wanted),
  ),
);
/** `upper.ivory,laces.black`: by part, its choice; at most 12. */
const partsList = z.optional(
  z.pipe(
    z
      .string()
      .check(z.regex(/^[a-z0-9-]{1,80}\.[a-z0-9-]{1,80}(?:,[a-z0-9-]{1,80}\.[a-z0-9-]{1,80}){0,11}$/u)),
    z.transform((list: string) =>
      Object.fromEntries(
        list.split(',').map((pair): [part: string, choice: string] => {
          const [part = '', choice = ''] = pair.split('.');
          return [part, choice];
        }),
      ),
    ),
  ),
);
const WISH_REFUSALS = [
  'personalisation_not_offered',
  'letters_missing',
  'letters_unknown',
  'letters_too_many',
  'letters_too_wide',
  'letters_refused',
] as const;

/** Personalisation. */
export const PERSONALISATION_SPECS = {
  getPersoDetails: {
    summary: 'What can be written on a SKU, and made of it',
    params: z.object({ id: skuId }),
    answer: personalisation.PersoDetails,
    refusals: ['not_found'],
  },
  getLetterFont: {
    summary: 'The letters that a workshop has',
    params: z.object({ code: id }),
    answer: personalisation.LetterFontBody,
    refusals: ['not_found'],
  },
  moderateText: {
    summary: 'Whether the house writes a text',
    query: z.object({
      text: z.string().check(z.minLength(1), z.maxLength(100)),
      locale: z.optional(z.enum(LOCALE_LIST.map(({ code }) => code))),
    }),
    answer: personalisation.ModerationBody,
    refusals: [],
  },
  saveDesign: {
    summary: 'Keep a design under an address of its own',
    body: z.extend(personalisation.DesignWishBody, { skuId: cart.skuId }),
    answer: personalisation.SavedDesign,
    status: 201,
    refusals: ['unknown_sku', ...WISH_REFUSALS],
  },
  getDesign: {
    summary: 'A saved design',
    params: z.object({ configId }),
    answer: personalisation.DesignBody,
    refusals: ['not_found'],
  },
  getDesignPicture: {
    summary: 'A picture of a saved design',
    params: z.object({ configId }),
    query: z.object({ width }),
    answer: undefined,
    file: 'image/webp',
    refusals: ['not_found'],
  },
  getPartsPicture: {
    summary: 'A picture of a made-to-order piece with its parts as chosen, without letters',
    params: z.object({ id: skuId }),
    query: z.object({ parts: partsList, width }),
    answer: undefined,
    file: 'image/webp',
    refusals: ['not_found', 'personalisation_not_offered'],
  },
} as const satisfies Record<string, CallSpec>;
