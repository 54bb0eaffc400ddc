import { type AddressRules, placeLine } from '@vitrine/domain';

interface Place {
  readonly city: string;
  readonly state?: string | undefined;
  readonly district?: string | undefined;
  readonly postalCode: string;
}

/** Where a suggested address lies, in one line: city, district, state and postal code as the country writes them. */
export function placeText(
  { district, ...place }: Place,
  { rules, country }: { readonly rules: AddressRules; readonly country: string },
): string {
  const name = rules.states?.find(({ code }) => code === place.state)?.name;
  const line =
    country === 'US'
      ? placeLine({ ...place, countryCode: country })
      : placeLine({ ...place, countryCode: country }, name);
  return district === undefined ? line : `${line}, ${district}`;
}
