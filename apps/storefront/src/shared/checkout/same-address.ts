import type { PostalAddress } from '@vitrine/contracts';

/** Whether the bill goes where the parcel goes; it does until somebody says otherwise. */
export function sameAddress(
  billing: PostalAddress | undefined,
  shipping: PostalAddress | undefined,
): boolean {
  if (billing === undefined || shipping === undefined) return true;
  return fieldsOf(billing) === fieldsOf(shipping);
}

/** Every field that says something, in one order. */
function fieldsOf(address: PostalAddress): string {
  const said = Object.entries(address).filter(([, text]) => (text ?? '') !== '');
  return JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
