/** As the service judges it: one @, a name before it, a dotted domain after it, no white space, 254 characters at most. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const LONGEST_EMAIL = 254;

export type EmailFault = 'field_required' | 'field_invalid';

/**
 * What is wrong with an e-mail address; undefined when it looks like one. Only a mail to it can tell whether it exists.
 */
export function emailFault(text: string): EmailFault | undefined {
  const email = text.trim();
  if (email === '') return 'field_required';
  return EMAIL.test(email) && email.length <= LONGEST_EMAIL ? undefined : 'field_invalid';
}
