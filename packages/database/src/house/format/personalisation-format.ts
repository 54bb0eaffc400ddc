import { HOUSE_LANGUAGES, PERSONALISATION_WAYS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { part } from './define-part.ts';
import { Count, CountryCode, Hex, Id, Line, Positive, Slug, Texts } from './texts.ts';

const Choice = z.strictObject({ code: Slug, names: Texts });
/** How much more something costs, by country, in minor units. */
const Extras = unlessSaid(z.record(CountryCode, Positive), {});

const Ink = z.strictObject({
  ...Choice.shape,
  hex: Hex,
  /** Pressed with a foil, pressed without one, or painted. */
  finish: unlessSaid(z.enum(['foil', 'blind', 'painted']), 'foil'),
});

const Share = z.number().check(z.minimum(0), z.maximum(1));
const Corner = z.tuple([Share, Share]);
const Triple = z.tuple([z.number(), z.number(), z.number()]);

/** Where letters may stand on the piece; `products-3d` computes the numbers (`src/place-letters.ts`). */
const Position = z.strictObject({
  ...Choice.shape,
  /** How long the letters may be. */
  widthMm: z.number().check(z.positive(), z.maximum(500)),
  /** Height of a capital. */
  heightMm: z.number().check(z.positive(), z.maximum(100)),
  /** Top left, top right, bottom right, bottom left in the picture of `view`, as shares of its width and height. */
  onPicture: z.tuple([Corner, Corner, Corner, Corner]),
  /** Where it runs around something: the middles of its upper and its lower edge in the picture. */
  bentOnPicture: z.optional(z.tuple([Corner, Corner])),
  /** The middle of the place on the surface of the model, and two directions along it, in the model's own axes. */
  onModel: z.strictObject({
    centre: Triple,
    across: Triple,
    up: Triple,
    /** Of the cylinder along `up` that it runs around; negative inside it. */
    radius: z.optional(z.number()),
  }),
});

const PartChoice = z.strictObject({
  ...Choice.shape,
  hex: Hex,
  prices: Extras,
  /** Working days that the workshop takes longer. */
  days: unlessSaid(Count, 0),
  /** Looks whose pictures show the part so. */
  looks: unlessSaid(z.array(Id), []),
});
/** [R2.023] A part of a piece that is made to order. */
const DesignPart = z.strictObject({ ...Choice.shape, choices: z.array(PartChoice).check(z.minLength(1)) });

/** [R3.007] What can be written on a piece, and made of it. */
export const Personalisation = z.strictObject({
  way: z.enum(PERSONALISATION_WAYS),
  /** Where an engraving goes: inside a ring, on a case back. */
  engravingType: z.optional(Slug),
  /** The view of the look on which the preview is drawn. */
  view: Slug,
  maxCharacters: Positive,
  /** Letters that the workshop has, by the codes of `letter-fonts`. */
  fonts: z.array(Choice).check(z.minLength(1)),
  inks: z.array(Ink),
  positions: z.array(Position).check(z.minLength(1)),
  parts: unlessSaid(z.array(DesignPart), []),
  /** What letters cost; a country that is not named has them free. */
  prices: Extras,
  makingDays: unlessSaid(z.strictObject({ min: Count, max: Count }), { min: 5, max: 8 }),
});
export type Personalisation = z.infer<typeof Personalisation>;

const Units = z.number().check(z.minimum(-5000), z.maximum(5000));

/** `letter-fonts/*.json`: the letters that a workshop has; lengths in units of the font, y downwards. */
const HouseLetterFont = z.strictObject({
  code: Slug,
  capHeight: z.number().check(z.positive(), z.maximum(5000)),
  /** Capitals alone. */
  isUpperCase: z.boolean(),
  glyphs: z.record(
    z.string().check(z.regex(/^.$/su)),
    z.strictObject({
      advance: Units,
      /** SVG path data of the absolute commands M, L, C, Q and Z. */
      outline: z.string().check(z.regex(/^[MLCQZ\d .-]*$/u), z.maxLength(20_000)),
    }),
  ),
  /** By two letters that follow each other. */
  kerning: unlessSaid(z.record(z.string().check(z.regex(/^..$/su)), Units), {}),
});

/** `moderation-words.json`: [R5.020] what the house does not write on a piece, by language. */
const HouseModerationWords = z.strictObject({
  language: z.enum(HOUSE_LANGUAGES),
  /** Refused as a word of its own. */
  words: unlessSaid(z.array(Line), []),
  /** Refused within other words, too. */
  anywhere: unlessSaid(z.array(Line), []),
});

/** Their entries in the parts of a house. */
export const PERSONALISATION_PARTS = {
  letterFonts: part({
    kind: 'letter font',
    source: { folder: 'letter-fonts' },
    schema: HouseLetterFont,
    idKeys: ['code'],
  }),
  moderationWords: part({
    kind: 'list of moderated words',
    source: { list: 'moderation-words.json' },
    schema: HouseModerationWords,
    idKeys: ['language'],
    loose: ['words/*', 'anywhere/*'],
  }),
};
