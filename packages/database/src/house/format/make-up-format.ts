import * as z from 'zod/mini';

/** A lipstick or a gloss: how it lies on lips. */
const LipMakeUp = z.strictObject({ finish: z.enum(['matte', 'satin', 'gloss']) });

/** Pressed powders, as many as the palette has pans: how each lies on the lid, and where. */
const LidMakeUp = z.strictObject({
  pans: z
    .array(
      z.strictObject({
        finish: z.enum(['matte', 'satin', 'shimmer', 'metallic']),
        place: z.enum(['lid', 'centre', 'crease', 'lashes']),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
});

/** How a product of make-up is worn in the try-on; its colours are those of its looks. */
export const MakeUp = z.union([LipMakeUp, LidMakeUp]);
export type MakeUp = z.infer<typeof MakeUp>;
