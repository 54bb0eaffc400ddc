import * as z from 'zod/mini';
import { Media } from './media.ts';

/** [R7.147] A piece with a certificate, as its owner sees it. */
const CertifiedProduct = z.object({
  serialNumber: z.string(),
  /** `blocked`: reported lost or stolen. */
  status: z.enum(['issued', 'activated', 'blocked']),
  /** ISO date. */
  madeOn: z.string(),
  sku: z.object({
    identifier: z.string(),
    productId: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.optional(z.string()),
    url: z.string(),
    media: z.optional(Media),
  }),
  /** What it is made of: ids for `materials/{id}`. */
  materialIds: z.array(z.string()),
});
export const CertifiedProductsBody = z.object({ products: z.array(CertifiedProduct) });
export type CertifiedProductsBody = z.infer<typeof CertifiedProductsBody>;

/** [R7.146] `origin`: the country, in the language of the page. */
export const MaterialBody = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  origin: z.string(),
  media: z.optional(Media),
  /** BCP 47, where name and description are in another language than was asked for. */
  textLanguage: z.optional(z.string()),
});
export type MaterialBody = z.infer<typeof MaterialBody>;

/** [R7.149] The clubs one may join. */
export const ClubEligibilityBody = z.object({
  eligible: z.boolean(),
  clubs: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      textLanguage: z.optional(z.string()),
    }),
  ),
});
export type ClubEligibilityBody = z.infer<typeof ClubEligibilityBody>;

/** [R7.044, R3.050] What is offered to this customer alone. */
export const ExclusiveOffersBody = z.object({
  categoryLinksList: z.array(
    z.object({
      offerId: z.string(),
      offerDisplayName: z.string(),
      subtitle: z.string(),
      offerDescription: z.string(),
      url: z.string(),
      /** With the placeholders of a picture's address; absent while there is none. */
      largeImageUrl: z.optional(z.string()),
      media: z.optional(Media),
      textLanguage: z.optional(z.string()),
    }),
  ),
  categoryLinksListSize: z.int(),
});
export type ExclusiveOffersBody = z.infer<typeof ExclusiveOffersBody>;
