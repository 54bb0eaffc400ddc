import * as z from 'zod/mini';
import { ProductCard } from './catalog.ts';
import { Media } from './media.ts';

/** [R2.039] An experience as the index shows it. */
export const ExperienceCard = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  lead: z.string(),
  /** What its picture shows. */
  alt: z.string(),
  /** How long it takes, for how many: a line each. */
  facts: z.array(z.string()),
  /** BCP 47, where it is in another language than the page. */
  language: z.optional(z.string()),
  /** Absent while the look has no such view. */
  media: z.optional(Media),
});
export type ExperienceCard = z.infer<typeof ExperienceCard>;
export const ExperiencesBody = z.object({ experiences: z.array(ExperienceCard) });

/** [R2.038] The whole of it: its chapters, the pieces it speaks of, and where it can be booked. */
export const ExperienceBody = z.extend(ExperienceCard, {
  chapters: z.array(
    z.object({ heading: z.string(), text: z.string(), alt: z.string(), media: z.optional(Media) }),
  ),
  products: z.array(ProductCard),
  /** The kind of appointment that it is booked as. */
  appointmentType: z.string(),
  /** Those of the locale's own country first. `country`: ISO 3166-1; `url`: where a time is chosen, with the kind already chosen. */
  stores: z.array(z.object({ name: z.string(), city: z.string(), country: z.string(), url: z.string() })),
});
export type ExperienceBody = z.infer<typeof ExperienceBody>;
