import type { LabelKey } from '../i18n/labels.ts';

/** A label that says what is wrong with a field; those of one feature's fields come with its own labels. */
export type InputFault = Extract<LabelKey, `field_${string}`>;

/** What is read of an input to say what is wrong with it. */
type Judged = Pick<HTMLInputElement, 'type' | 'value'> & {
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
};

/** What the browser's own check of an input found; undefined where it found nothing. */
export function inputFault(input: Judged): InputFault | undefined {
  if (input.validity.valid) return undefined;
  return input.validity.valueMissing ? 'field_required' : writtenFault(input);
}

/** What is wrong with how an input is written. E-mail addresses are taken in plain letters: those that look alike are none. */
export function writtenFault({ type, value }: Pick<Judged, 'type' | 'value'>): InputFault {
  return type === 'email' && /[^ -~]/u.test(value.trim()) ? 'field_email_letters' : 'field_invalid';
}

/**
 * True for the first faulty control of a form: the browser's own message is switched off, so the focus has to be moved
 * by us.
 */
export function takesFocus(control: HTMLInputElement): boolean {
  return control.form?.querySelector('input:invalid') === control;
}
