import * as z from 'zod/mini';
import { Id, Positive, Slug, Texts } from './texts.ts';

const Choice = z.strictObject({ code: Id, names: Texts });
const Ink = z.strictObject({ code: Id, hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/u)), names: Texts });

/** [R3.007] What can be written on a piece: hot stamped into leather, or engraved into metal. */
export const Personalisation = z.strictObject({
  way: z.enum(['hotstamp', 'engraving', 'monogram', 'beauty-engraving']),
  /** Where an engraving goes: inside a ring, on a case back. */
  engravingType: z.optional(Slug),
  /** The view of the look on which the preview is drawn. */
  view: Slug,
  maxCharacters: Positive,
  fonts: z.array(Choice).check(z.minLength(1)),
  inks: z.array(Ink),
  positions: z.array(Choice).check(z.minLength(1)),
});
export type Personalisation = z.infer<typeof Personalisation>;
