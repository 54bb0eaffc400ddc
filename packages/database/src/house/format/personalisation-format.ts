import * as z from 'zod/mini';
import { Id, Positive, Slug, Texts } from './texts.ts';

const Choice = z.strictObject({ code: Id, names: Texts });
const Ink = z.strictObject({ code: Id, hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/u)), names: Texts });

const Millimetres = z.number().check(z.positive());
/** Shares of a picture's width and height, from its top left. */
const OnPicture = z.tuple([z.number(), z.number()]);
const InSpace = z.tuple([z.number(), z.number(), z.number()]);

/** A place that letters stand on. The studio finds it: `node src/place-letters.ts` in `products-3d`. */
const Position = z.strictObject({
  ...Choice.shape,
  widthMm: Millimetres,
  /** The largest capital. */
  heightMm: Millimetres,
  /** Its corners in the pictures of the view, as the letters are read: top left, top right, bottom right, bottom left. */
  onPicture: z.tuple([OnPicture, OnPicture, OnPicture, OnPicture]),
  /** Where it runs around something: the middles of its upper and its lower edge. */
  bentOnPicture: z.optional(z.tuple([OnPicture, OnPicture])),
  /** In the units and axes of the model to look at; `across` and `up` are unit vectors. */
  onModel: z.strictObject({
    centre: InSpace,
    across: InSpace,
    up: InSpace,
    /** Of the cylinder along `up` that it runs around; negative inside it. */
    radius: z.optional(z.number()),
  }),
});

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
  positions: z.array(Position).check(z.minLength(1)),
});
export type Personalisation = z.infer<typeof Personalisation>;
