/** [R5.014] The identifier of a card that is being entered and that nobody has kept. */
export const NEW_CARD = 'newCard';

/** What a card is good until, as it is printed on it. */
export interface CardExpiry {
  readonly expiryYear: number;
  /** 1 to 12. */
  readonly expiryMonth: number;
}

/**
 * [R3.026] Whether a card's month is over. It is good through its last day wherever the shopper is: a day of grace for
 * those who live west of UTC.
 */
export function isCardExpired({ expiryYear, expiryMonth }: CardExpiry, now: Date): boolean {
  const monthsOver = (now.getUTCFullYear() - expiryYear) * 12 + now.getUTCMonth() + 1 - expiryMonth;
  return monthsOver > 1 || (monthsOver === 1 && now.getUTCDate() > 1);
}

/** [R3.026] `hideContent`: the number of a card with its last four digits readable alone. */
export function hiddenNumber(lastFour: string): string {
  return `•••• ${lastFour}`;
}

/** [R5.013, R5.014] What removing a card asks for: a call, nothing but the screen, or not even that. */
export function cardRemoval(identifier: string): 'call' | 'local' | 'none' {
  if (identifier === '') return 'none';
  return identifier === NEW_CARD ? 'local' : 'call';
}
