import type { PostalAddress } from '@vitrine/contracts';
import { ADDRESS_FIELDS } from '@vitrine/domain';

const FIELDS = [
  ...ADDRESS_FIELDS,
  'title',
  'countryCode',
] as const satisfies readonly (keyof PostalAddress)[];

/** Whether the bill goes where the parcel goes; it does until somebody says otherwise. */
export function sameAddress(
  billing: PostalAddress | undefined,
  shipping: PostalAddress | undefined,
): boolean {
  if (billing === undefined || shipping === undefined) return true;
  return FIELDS.every((field) => (billing[field] ?? '') === (shipping[field] ?? ''));
}
