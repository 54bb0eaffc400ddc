import * as z from 'zod/mini';

export const Named = z.object({ name: z.string(), url: z.string() });

/** [R7.094] A category of the magazine with its tags, each with the address of its list. */
export const MagazineCategory = z.object({
  chunk: z.string(),
  name: z.string(),
  intro: z.string(),
  language: z.optional(z.string()),
  url: z.string(),
  tags: z.array(z.object({ code: z.string(), ...Named.shape })),
});
export type MagazineCategory = z.infer<typeof MagazineCategory>;
