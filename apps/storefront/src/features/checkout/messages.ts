import type { ErrorEntry } from '@vitrine/contracts';
import { ADDRESS_FIELDS, type AddressField } from '@vitrine/domain';
import { type CallFailure, failureLabel } from '../../shared/api/call-failure.ts';
import { errorText } from '../../shared/api/error-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';

/** [R8.002, R8.050] One sentence for a call that brought nothing: our own words for its code, else the service's. */
export function failureText(failure: CallFailure, labels: Labels): string {
  if (failure.kind !== 'status' || failure.error === undefined) return labels.t(failureLabel(failure));
  const text = errorText(failure.error, labels);
  return text === '' ? labels.t(failureLabel(failure)) : text;
}

/** The address fields that a service found wrong; empty when the refusal is about something else. */
export function refusedFields(failure: CallFailure): readonly AddressField[] {
  if (failure.kind !== 'status') return [];
  return (failure.error?.errors ?? []).filter(isAboutField).flatMap((entry) => fieldOf(entry) ?? []);
}

/** The code of a refusal; undefined when the services said nothing. */
export const refusalCode = (failure: CallFailure): string | undefined =>
  failure.kind === 'status' ? failure.error?.errorCode : undefined;

const isAboutField = ({ scope, valid }: ErrorEntry): boolean => valid && scope === 'field';

/** `statusDetails` names the field, alone or at the end of its path in the body. */
function fieldOf({ statusDetails }: ErrorEntry): AddressField | undefined {
  const name = statusDetails.slice(statusDetails.lastIndexOf('.') + 1);
  return ADDRESS_FIELDS.find((field) => field === name);
}
