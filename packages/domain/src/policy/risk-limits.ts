/** [R6.010] From this score on an order is held until somebody of the house has looked at it; 0 to 100. */
export const REVIEW_FROM_SCORE = 60;

/** [R6.010] What each sign of fraud adds to the score (docs/decisions/0135). */
export const RISK_WEIGHTS = {
  /** It costs at least what `HIGH_AMOUNTS` says. */
  'high-amount': 25,
  /** Nothing was ever bought under its e-mail address. */
  'first-order': 10,
  /** Payments were refused in the last hour, as often as `MANY_REFUSALS` says. */
  'many-refusals': 35,
  /** Orders were committed in the last hour, as often as `MANY_TRIES` says. */
  'many-tries': 25,
  /** The bill goes to another country than the pieces. */
  'bill-elsewhere': 20,
  /** The network that it was ordered from is in another country than the one that the pieces go to. */
  'network-elsewhere': 20,
} as const;

/** [R6.010] About 10,000 euros in each currency of the shop, minor units. */
export const HIGH_AMOUNTS: Readonly<Record<string, number>> = {
  AED: 4_000_000,
  CHF: 1_000_000,
  CNY: 8_000_000,
  DKK: 7_500_000,
  EUR: 1_000_000,
  GBP: 900_000,
  INR: 100_000_000,
  JPY: 1_600_000,
  KRW: 16_000_000,
  MYR: 5_000_000,
  SEK: 11_000_000,
  SGD: 1_500_000,
  USD: 1_100_000,
};

export const MANY_REFUSALS = 3;
export const MANY_TRIES = 5;
/** How long ago a refusal or a try still counts. */
export const RISK_WINDOW_MS = 60 * 60 * 1000;
