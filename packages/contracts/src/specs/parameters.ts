import {
  FACET_IDS,
  FACET_VALUES_LIMIT,
  type FacetId,
  KEYWORD_MAX_LENGTH,
  LISTING_SORTS,
  localeOf,
  searchKeyword,
  toSkuId,
} from '@vitrine/domain';
import * as z from 'zod/mini';

/** An id of ours in a path or query. */
export const id = z.string().check(z.regex(/^[\w.-]{1,60}$/u));
/** The same in base64, as the account's calls take it [R7.170]. */
export const base64Id = z.pipe(z.pipe(z.base64().check(z.maxLength(80)), z.transform(atob)), id);
/** The id of a SKU in a path or query. */
export const skuId = z.pipe(id, z.transform(toSkuId));
/** An id, or the path of a page below the locale. */
export const reference = z.string().check(z.regex(/^[\w.-]+(?:\/[\w.-]+)*$/u), z.maxLength(200));
/** The path of a page below the locale, with the slash that it begins with or without. */
export const pagePath = z.pipe(
  z.string().check(z.maxLength(201)),
  z.pipe(
    z.transform((path: string) => path.replace(/^\//u, '')),
    reference,
  ),
);
/** A comma separated list of 1 to `max` ids, doubles removed. */
export const ids = (max: number) =>
  z.pipe(
    z.string().check(z.minLength(1), z.maxLength(max * 42)),
    z.transform((list: string, context) => {
      const parts = [...new Set(list.split(',').filter((part) => part !== ''))];
      if (parts.length > max || parts.length === 0) {
        context.issues.push({ code: 'custom', message: `between 1 and ${max} ids`, input: list });
      }
      return parts;
    }),
  );
/** The same of paths of pages below the locale, each with the slash that it begins with or without. */
export const paths = (max: number) =>
  z.pipe(
    z.string().check(z.minLength(1), z.maxLength(max * 202)),
    z.transform((list: string, context) => {
      const parts = new Set(list.split(',').filter((part) => part !== ''));
      const read = [...parts].map((part) => z.safeParse(pagePath, part));
      const known = read.flatMap(({ data }) => data ?? []);
      if (known.length !== parts.size || known.length > max || known.length === 0)
        context.issues.push({ code: 'custom', message: `between 1 and ${max} paths of pages`, input: list });
      return [...new Set(known)];
    }),
  );
/** The same of SKUs. */
export const skuIds = (max: number) =>
  z.pipe(
    ids(max),
    z.transform((list: string[]) => list.map(toSkuId)),
  );
/** A postal code in a query; whether the country has such a one is asked of its rules. */
export const postalCode = z.string().check(z.minLength(1), z.maxLength(12));
/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/u));
/** The locale of a call whose path names none. */
export const localeCode = z.optional(
  z.string().check(z.refine((code) => localeOf(code) !== undefined, 'no locale')),
);
/** A zero-based page in decimal digits, at most 10,000; absent means the first. */
export const page = z.optional(
  z.pipe(z.string().check(z.regex(/^(?:0|[1-9]\d{0,3}|10000)$/u)), z.transform(Number)),
);
/** How many, in decimal digits, from 1 to `max`; may be absent. */
export const count = (max: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/u)),
      z.transform((digits: string, context) => {
        const number = Number(digits);
        if (number > max) context.issues.push({ code: 'custom', message: `at most ${max}`, input: digits });
        return number;
      }),
    ),
  );
/** `0-8`: the first and the last of a list, both included, at most `max` of them; may be absent. */
export const range = (max: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}-\d{1,5}$/u)),
      z.transform((text: string, context) => {
        const [first = 0, last = 0] = text.split('-').map(Number);
        if (last < first || last - first >= max) {
          context.issues.push({ code: 'custom', message: `between 1 and ${max} places`, input: text });
        }
        return { first, last };
      }),
    ),
  );

/** What a shopper typed: 1 to 200 characters once spaces are trimmed. */
export const keyword = z.pipe(
  z.pipe(z.string(), z.transform(searchKeyword)),
  z.string().check(z.minLength(1), z.maxLength(KEYWORD_MAX_LENGTH)),
);
/** How a list of pieces is ordered; absent means by relevance. */
export const sort = z.optional(z.enum(LISTING_SORTS));

/** Values of one facet, separated by commas, doubles removed; may be absent. */
const chosen = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[^\p{C},\u2028\u2029]{1,60}(?:,[^\p{C},\u2028\u2029]{1,60})*$/u)),
    z.transform((list: string) => [...new Set(list.split(','))]),
  ),
);

/** What is chosen of each facet: parts of a query, to be checked by `fewChosen`. */
export const chosenFacets = {
  colour: chosen,
  material: chosen,
  finish: chosen,
  size: chosen,
  price: chosen,
  tryOn: chosen,
} as const satisfies Record<FacetId, unknown>;

/** At most 20 values in all; the facet that has one too many is named. */
export const fewChosen = z.check<Partial<Record<FacetId, readonly string[] | undefined>>>(
  ({ value, issues }) => {
    let total = 0;
    const tooMany = FACET_IDS.find((facet) => {
      total += value[facet]?.length ?? 0;
      return total > FACET_VALUES_LIMIT;
    });
    if (tooMany === undefined) return;
    issues.push({
      code: 'custom',
      message: `at most ${FACET_VALUES_LIMIT} in all`,
      path: [tooMany],
      input: value,
    });
  },
);
