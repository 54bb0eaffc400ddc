/** Where a shopper wants parcels is nobody's business: it is kept on the device. */
const keyOf = (country: string): string => `vitrine-postal-code-${country}`;

/** The postal code that was named before in a country; empty where none was. */
export function recallPostalCode(country: string): string {
  try {
    return localStorage.getItem(keyOf(country)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a postal code for the next page; an empty one is forgotten. */
export function keepPostalCode(country: string, postalCode: string): void {
  try {
    if (postalCode === '') localStorage.removeItem(keyOf(country));
    else localStorage.setItem(keyOf(country), postalCode);
  } catch {
    // A browser that keeps nothing forgets the code with the page.
  }
}
