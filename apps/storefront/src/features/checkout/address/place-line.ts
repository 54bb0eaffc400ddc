import type { PostalAddress } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';

/**
 * City, state and postal code in one line: with a state between them as in the United States, otherwise with the code
 * before the city as in most of Europe (Universal Postal Union, S42).
 */
export function placeLine(
  { city, state, postalCode }: Pick<PostalAddress, 'city' | 'state' | 'postalCode'>,
  rules: AddressRules,
): string {
  if (state === undefined) return [postalCode, city].filter(Boolean).join(' ');
  const name = rules.states?.find(({ code }) => code === state)?.name ?? state;
  return [`${city}, ${name}`, postalCode].filter(Boolean).join(' ');
}
