import type { Facet } from '@vitrine/contracts';
import type { ChosenFacets } from '@vitrine/domain';
import type { FoundPieces } from '@vitrine/search';
import type { NameFacetValue } from './facet-names.ts';

/** [R7.009] The facets that have a value, each value with its name. */
export function toFacets(
  facets: FoundPieces['facets'],
  chosen: ChosenFacets,
  nameOf: NameFacetValue,
): Facet[] {
  return facets.map(({ id, values }) => ({
    id,
    values: values.map(({ value, count }) => {
      const { name, hex } = nameOf(id, value);
      const isChosen = chosen[id]?.includes(value) ?? false;
      return { value, name, count, isChosen, ...(hex !== undefined && { colorHex: hex }) };
    }),
  }));
}
