import { HOUSE_LANGUAGES } from '@vitrine/domain';
import { WORDED_FACETS } from '../format/search-format.ts';
import type { House } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** The letters that the workshops have, and what they do not write. */
export function personalisationPlans(
  { letterFonts, moderationWords }: House,
  frozen: FrozenRows,
): readonly TablePlan[] {
  return [
    ...(letterFonts.present
      ? [
          planTable('letterFont', {
            key: ['code'],
            owner: { kind: 'letter font', columns: ['code'] },
            frozen: frozen.ids('letterFonts').map((code) => ({ code })),
            rows: letterFonts.entries.map(({ row }) => ({ code: row.code, body: row })),
          }),
        ]
      : []),
    ...(moderationWords.present
      ? [
          planTable('moderationWords', {
            key: ['language'],
            owner: { kind: 'list of moderated words', columns: ['language'] },
            frozen: HOUSE_LANGUAGES.filter((language) =>
              frozen.ids('moderationWords').includes(language),
            ).map((language) => ({ language })),
            rows: moderationWords.entries.map(({ row: { language, words, anywhere } }) => ({
              language,
              words,
              anywhere,
            })),
          }),
        ]
      : []),
  ];
}

/** What pieces are chosen by, and words that mean the same. */
export function searchPlans({ facetValues, wordGroups }: House, frozen: FrozenRows): readonly TablePlan[] {
  return [
    ...(facetValues.present ? [facetValuePlan(facetValues.entries, frozen)] : []),
    ...(wordGroups.present
      ? [
          planTable('wordGroup', {
            key: ['id'],
            owner: { kind: 'word group', columns: ['id'] },
            frozen: frozen.ids('wordGroups').map((id) => ({ id })),
            rows: wordGroups.entries.map(({ row: { id, words } }) => ({ id, words })),
          }),
        ]
      : []),
  ];
}

function facetValuePlan(entries: House['facetValues']['entries'], frozen: FrozenRows): TablePlan {
  return planTable('facetValue', {
    key: ['facet', 'value'],
    owner: { kind: 'facet value', columns: ['facet', 'value'] },
    frozen: frozen.ids('facetValues').flatMap((id) =>
      WORDED_FACETS.filter((facet) => id.startsWith(`${facet}/`)).map((facet) => ({
        facet,
        value: id.slice(facet.length + 1),
      })),
    ),
    rows: entries.map(({ row: { facet, value, hex, names, synonyms }, found }) => ({
      facet,
      value,
      rank: found.rank,
      hex: hex ?? null,
      names,
      synonyms,
    })),
  });
}
