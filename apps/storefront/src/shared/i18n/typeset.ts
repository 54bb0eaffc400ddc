const NO_BREAK = '\u00a0';

/** A number and what it counts (`46 mm`, `18 ملم`) or its next three digits; a sign that French sets apart from its word. */
const BOUND = /(?<=\d) (?=\p{L}{1,3}(?!\p{L})|\d{3}(?!\d))| (?=[:;!?»])|(?<=«) /gu;

/** The house's own text with no-break spaces where no line may end, so that its writers need not set them. */
export function typeset(text: string): string {
  return text.replaceAll(BOUND, NO_BREAK);
}
