import { HOUSE_LANGUAGES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { part, translations } from './define-part.ts';
import { Hex, Line, Slug, Texts } from './texts.ts';

/** Words of shoppers, by language; a language may have none. */
const Words = z.partialRecord(z.enum(HOUSE_LANGUAGES), z.array(Line));

/** The facets whose values the house names; sizes, prices and the try-on name themselves. */
export const WORDED_FACETS = ['colour', 'material', 'finish'] as const;

/** `facet-values.json`: [R7.009] what pieces are chosen by, in the order it is shown. */
export const HouseFacetValue = z.strictObject({
  facet: z.enum(WORDED_FACETS),
  /** As products and addresses name it. */
  value: Slug,
  /** What it looks like beside its name; left out where one colour cannot say it. */
  hex: z.optional(Hex),
  names: Texts,
  /** Other words that shoppers search it by. */
  synonyms: unlessSaid(Words, {}),
});
export type HouseFacetValue = z.infer<typeof HouseFacetValue>;

/** `word-groups.json`: [R7.064] words that shoppers use for one thing: a search for one finds the others. */
const HouseWordGroup = z.strictObject({ id: Slug, words: Words });

/** Their entries in the parts of a house. */
export const SEARCH_PARTS = {
  facetValues: part({
    kind: 'facet value',
    source: { list: 'facet-values.json' },
    schema: HouseFacetValue,
    idKeys: ['facet', 'value'],
    loose: [...translations('names'), 'synonyms/*/*'],
  }),
  wordGroups: part({
    kind: 'word group',
    source: { list: 'word-groups.json' },
    schema: HouseWordGroup,
    loose: ['words/*/*'],
  }),
};
