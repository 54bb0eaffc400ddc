import { HOUSE_LANGUAGES, type HouseLanguage, toSkuId } from '@vitrine/domain';
import * as z from 'zod/mini';

/** Something that is said in the house's languages; English must be, and is what the others fall back to. */
export function inLanguages<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.strictObject({
    eng: schema,
    fra: z.optional(schema),
    ita: z.optional(schema),
    jpn: z.optional(schema),
    kor: z.optional(schema),
    zhs: z.optional(schema),
    ara: z.optional(schema),
  } satisfies Readonly<Record<HouseLanguage, z.ZodMiniType>>);
}

export const Line = z.string().check(z.minLength(1), z.maxLength(300));
export const Prose = z.string().check(z.minLength(1), z.maxLength(20_000));
export const Texts = inLanguages(Line);
export type Texts = z.infer<typeof Texts>;

export const Id = z.string().check(z.regex(/^[\w.-]{1,40}$/u));
/** The id of a SKU, of this kind alone once it is read. */
export const IdOfSku = z.pipe(Id, z.transform(toSkuId));
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u), z.maxLength(80));
/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/u));
/** ISO 4217. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/u));
/** `#17493b` */
export const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/u));
export const Count = z.int().check(z.minimum(0));
export const Positive = z.int().check(z.minimum(1));
/** `2027-03-01` */
export const Day = z.iso.date();
/** Local time, `HH:MM`. */
export const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/u));
/** A path below the locale, without a slash at its beginning. */
export const Path = z.string().check(z.regex(/^[\w-]+(\/[\w.-]+)*$/u));
/** A picture of the house: a look (product and colour) or a still life, and the view of it. */
export const PictureRef = z.strictObject({ look: Id, view: Slug });

/** The languages that are written, each with what is written in it. */
export function written<Value>(texts: {
  readonly [Language in HouseLanguage]?: Value | undefined;
}): [HouseLanguage, Value][] {
  return HOUSE_LANGUAGES.flatMap((language): [HouseLanguage, Value][] => {
    const value = texts[language];
    return value === undefined ? [] : [[language, value]];
  });
}
