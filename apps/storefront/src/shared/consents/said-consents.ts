import type { ConsentText } from '@vitrine/contracts';
import { CONSENT_TYPES, type ConsentAnswer } from '@vitrine/domain';
import type { Entered } from '../forms/form.tsx';

/** What the box of a consent is called in its form. */
export const consentField = (type: string): string => `consent-${type}`;

/**
 * [R5.015] The answers of the boxes in a form: undefined while one is empty, which then says so and has the focus. So it is
 * while the boxes are not there yet.
 */
export function saidConsents(
  form: HTMLFormElement,
  texts: readonly ConsentText[],
): ConsentAnswer[] | undefined {
  const isTicked = ({ type }: ConsentText): boolean => {
    const box = form.elements.namedItem(consentField(type));
    return box instanceof HTMLInputElement && box.checkValidity();
  };
  if (!texts.every(isTicked)) return undefined;
  const types = texts.map(({ type }): string => type);
  return CONSENT_TYPES.filter((type) => types.includes(type)).map((type) => ({ type, value: true }));
}

/** The same of what a form has entered, whose browser has asked for every box. */
export const enteredConsents = (entered: Entered, asked: readonly ConsentText[]) =>
  asked.map(({ type }) => ({ type, value: entered[consentField(type)] !== undefined }));
