import type { ErrorEntry } from '@vitrine/contracts';
import { ADDRESS_FIELDS, type AddressField } from '@vitrine/domain';
import type { CallFailure } from '../../shared/api/call-failure.ts';

/** The address fields that a service found wrong; empty when the refusal is about something else. */
export function refusedFields(failure: CallFailure): readonly AddressField[] {
  if (failure.kind !== 'status') return [];
  return (failure.error?.errors ?? []).filter(isAboutField).flatMap((entry) => fieldOf(entry) ?? []);
}

const isAboutField = ({ scope, valid }: ErrorEntry): boolean => valid && scope === 'field';

/** `statusDetails` names the field, alone or at the end of its path in the body. */
function fieldOf({ statusDetails }: ErrorEntry): AddressField | undefined {
  const name = statusDetails.slice(statusDetails.lastIndexOf('.') + 1);
  return ADDRESS_FIELDS.find((field) => field === name);
}
