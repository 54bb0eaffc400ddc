import type { CallFailure } from '../api/call-failure.ts';

/** The names of the fields that a service found wrong; empty when the refusal is about something else. */
export function refusedFields(failure: CallFailure): readonly string[] {
  if (failure.kind !== 'status') return [];
  const entries = failure.error?.errors.filter(({ valid, scope }) => valid && scope === 'field') ?? [];
  return entries.map(({ statusDetails }) => fieldName(statusDetails));
}

/** `statusDetails` names the field, alone or at the end of its path in the body. */
const fieldName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
