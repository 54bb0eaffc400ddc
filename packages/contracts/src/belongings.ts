import * as z from 'zod/mini';
import { Media } from './media.ts';

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
