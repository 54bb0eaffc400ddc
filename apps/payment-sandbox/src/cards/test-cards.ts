/** What a test card does, from the card fields to the money. */
export const CARD_OUTCOMES = [
  'frictionless',
  'challenge',
  'challenge-failed',
  'declined',
  'delayed',
  'error',
  'nonsense',
  'blocked',
] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

export interface TestCard {
  /** Our own numbers (they pass the Luhn check), beside the one everybody types. */
  readonly number: string;
  readonly outcome: CardOutcome;
  readonly story: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'frictionless', story: 'Paid at once, the bank asks nothing.' },
  { number: '5599000000010005', outcome: 'frictionless', story: 'The same, of another brand.' },
  { number: '4999000000010012', outcome: 'challenge', story: 'The bank asks for a code: 1234 passes.' },
  { number: '4999000000010020', outcome: 'challenge-failed', story: 'The bank asks, and no code passes.' },
  { number: '4999000000010038', outcome: 'declined', story: 'The bank says no when the order is placed.' },
  {
    number: '4999000000010046',
    outcome: 'delayed',
    story: 'Pending, then paid: the shop hears by a notice.',
  },
  {
    number: '4999000000010053',
    outcome: 'error',
    story: 'The provider fails on the first try, and pays later.',
  },
  { number: '4999000000010061', outcome: 'nonsense', story: 'The provider answers rubbish, and pays later.' },
  { number: '4999000000010079', outcome: 'blocked', story: 'Refused as soon as it is put on the order.' },
];

/** Any other number that passes the checks is a card of a bank that does not know it. */
export function outcomeOf(number: string): CardOutcome {
  return TEST_CARDS.find((card) => card.number === number)?.outcome ?? 'declined';
}

/** The code that passes the challenge. */
export const CHALLENGE_CODE = '1234';

/** Whether the card's bank wants to see the shopper. */
export function isChallenged({ outcome }: { readonly outcome: CardOutcome }): boolean {
  return outcome === 'challenge' || outcome === 'challenge-failed';
}
