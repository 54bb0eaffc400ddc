import type { LabelKey } from '../i18n/labels.ts';

export type InputFault = Extract<LabelKey, 'field_required' | 'field_invalid'>;

/** What the browser's own check of an input found; undefined where it found nothing. */
export function inputFault(validity: Pick<ValidityState, 'valid' | 'valueMissing'>): InputFault | undefined {
  if (validity.valid) return undefined;
  return validity.valueMissing ? 'field_required' : 'field_invalid';
}

/**
 * True for the first faulty control of a form: the browser's own message is switched off, so the focus has to be moved
 * by us.
 */
export function takesFocus(control: HTMLInputElement): boolean {
  return control.form?.querySelector('input:invalid') === control;
}
