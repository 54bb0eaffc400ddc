import * as z from 'zod/mini';
import { Media } from './media.ts';
import { NameOfPerson } from './person-name.ts';

const Membership = z.object({ memberName: z.string(), joinedAt: z.string() });

/** [R7.149] The clubs one may join, and those one has joined. */
export const ClubEligibilityBody = z.object({
  eligible: z.boolean(),
  clubs: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      textLanguage: z.optional(z.string()),
      member: z.optional(Membership),
    }),
  ),
});
export type ClubEligibilityBody = z.infer<typeof ClubEligibilityBody>;

/** [R7.150] What the club calls its member, which joins it where they have not; or that they leave it. Whose it is, the session says. */
export const MemberInfosBody = z.union([
  z.object({ isMember: z.literal(false) }),
  z.object({ memberName: NameOfPerson }),
]);
export const MemberBody = z.object({
  member: z.object({ clubName: z.string(), isMember: z.boolean(), ...z.partial(Membership).shape }),
});

/** [R7.044, R3.050] What is offered to this customer alone. */
export const ExclusiveOffersBody = z.object({
  categoryLinksList: z.array(
    z.object({
      offerId: z.string(),
      offerDisplayName: z.string(),
      subtitle: z.string(),
      offerDescription: z.string(),
      url: z.string(),
      /** The club whose members it is for; absent where the customer was named. */
      clubName: z.optional(z.string()),
      /** With the placeholders of a picture's address; absent while there is none. */
      largeImageUrl: z.optional(z.string()),
      media: z.optional(Media),
      textLanguage: z.optional(z.string()),
    }),
  ),
  categoryLinksListSize: z.int(),
});
export type ExclusiveOffersBody = z.infer<typeof ExclusiveOffersBody>;
