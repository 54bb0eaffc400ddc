import type { PostalAddress } from '@vitrine/contracts';

const FIELDS = [
  'title',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof PostalAddress)[];

/** Whether the bill goes where the parcel goes; it does until somebody says otherwise. */
export function sameAddress(
  billing: PostalAddress | undefined,
  shipping: PostalAddress | undefined,
): boolean {
  if (billing === undefined || shipping === undefined) return true;
  return FIELDS.every((field) => (billing[field] ?? '') === (shipping[field] ?? ''));
}
