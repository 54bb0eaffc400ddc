/** What of an address says the place. `state` is its code. */
export interface AddressPlace {
  readonly city: string;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly countryCode: string;
}

/**
 * City, state and postal code in one line, as the country's post writes them (Universal Postal Union, S42): in the United
 * States `New York, NY 10012`; in the Emirates the city with its emirate, without a code; elsewhere the code before the
 * city. `stateName`: the state in the reader's words, where it is known.
 */
export function placeLine(
  { city, state, postalCode, countryCode }: AddressPlace,
  stateName: string | undefined = state,
): string {
  switch (countryCode) {
    case 'US':
      return joined(', ', [city, joined(' ', [state, postalCode])]);
    case 'AE':
      return isNamedIn(city, stateName) ? city : joined(', ', [city, stateName]);
    default:
      return joined(', ', [joined(' ', [postalCode, city]), stateName]);
  }
}

/** Dubai is in Dubai; a name may stand in two scripts, `Dubai · دبي`. */
function isNamedIn(city: string, stateName: string | undefined): boolean {
  const names = stateName?.split('·').map((name) => name.trim().toLowerCase()) ?? [];
  return names.includes(city.trim().toLowerCase());
}

function joined(separator: string, parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(separator);
}
