import type { AddressOption, AddressRules } from './address-rules.ts';
import type { AddressTexts } from './check-address.ts';

/** [R7.085] The divisions of China, from the large to the small. */
export interface ChinaDivisions {
  readonly provinces: readonly {
    readonly name: string;
    readonly cities: readonly { readonly name: string; readonly districts: readonly string[] }[];
  }[];
}

/** [R7.085] The rules of China for what is chosen already: the cities of the province, and the districts of the city. */
export function withDivisions(
  rules: AddressRules,
  { provinces }: ChinaDivisions,
  { state, city }: AddressTexts,
): AddressRules {
  const name = rules.states?.find(({ code }) => code === state)?.name;
  const cities = provinces.find((province) => province.name === name)?.cities;
  if (cities === undefined) return rules;
  const chosen = cities.length === 1 ? cities[0] : cities.find((known) => known.name === city);
  return {
    ...rules,
    cities: cities.map(asOption),
    districts: (chosen?.districts ?? []).map((district) => asOption({ name: district })),
  };
}

const asOption = ({ name }: { readonly name: string }): AddressOption => ({ code: name, name });
