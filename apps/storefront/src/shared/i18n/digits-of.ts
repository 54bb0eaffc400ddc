/** Digits of any script, without the spaces between them. */
export const digitsOf = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)).replaceAll(/\D/gu, '');
