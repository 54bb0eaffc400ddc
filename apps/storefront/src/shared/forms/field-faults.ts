import { createContext } from 'react';
import type { InputFault } from '../ui/input-fault.ts';
import type { CallFailure } from '../api/call-failure.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldFaults = Readonly<Partial<Record<string, InputFault>>>;

/** The faults of the form that a field stands in. */
export const FormFaults = createContext<FieldFaults>({});

/** The names of the fields that a service found wrong; empty when the refusal is about something else. */
export function refusedFields(failure: CallFailure): readonly string[] {
  const entries = failure.errors.filter(({ valid, scope }) => valid && scope === 'field');
  return entries.map(({ statusDetails }) => fieldName(statusDetails));
}

/** `statusDetails` names the field, alone or at the end of its path in the body. */
const fieldName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Moves the focus to a field of a form by its name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** React marks fields when it has time: after so many frames nothing was marked. */
const FRAMES_TO_WAIT = 60;

/** Moves the focus to the first field that is marked wrong, once the marks are on the page. */
export function focusFirstFault(form: HTMLFormElement, frames = FRAMES_TO_WAIT): void {
  requestAnimationFrame(() => {
    const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (marked !== null) marked.focus();
    else if (frames > 0) focusFirstFault(form, frames - 1);
  });
}
