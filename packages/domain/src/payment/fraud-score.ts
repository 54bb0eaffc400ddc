import {
  HIGH_AMOUNTS,
  MANY_REFUSALS,
  MANY_TRIES,
  REVIEW_FROM_SCORE,
  RISK_WEIGHTS,
} from '../policy/risk-limits.ts';

/** What is known of an order that is about to be paid; never a name or a number of a card. */
export interface RiskFacts {
  /** Minor units. */
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Orders that were bought under its e-mail address before. */
  readonly ordersBefore: number;
  /** Payments that were refused in the last hour: of this session, or under this e-mail address. */
  readonly refusals: number;
  /** Orders that were committed in the last hour by this session or under this e-mail address. */
  readonly tries: number;
  /** ISO 3166-1: where the pieces go, where the bill goes, and where the network is; null where it is not known. */
  readonly shipsTo: string;
  readonly billsTo: string | null;
  readonly network: string | null;
}

export type RiskReason = keyof typeof RISK_WEIGHTS;
/** `score`: 0 to 100. */
export interface RiskAssessment {
  readonly score: number;
  readonly reasons: readonly RiskReason[];
}

const MOST = 100;
const isElsewhere = (country: string | null, { shipsTo }: RiskFacts): boolean =>
  country !== null && country !== shipsTo;

const SIGNS: Readonly<Record<RiskReason, (facts: RiskFacts) => boolean>> = {
  'high-amount': ({ total, currency }) => total >= (HIGH_AMOUNTS[currency] ?? Infinity),
  'first-order': ({ ordersBefore }) => ordersBefore === 0,
  'many-refusals': ({ refusals }) => refusals >= MANY_REFUSALS,
  'many-tries': ({ tries }) => tries >= MANY_TRIES,
  'bill-elsewhere': (facts) => isElsewhere(facts.billsTo, facts),
  'network-elsewhere': (facts) => isElsewhere(facts.network, facts),
};
const isReason = (name: string): name is RiskReason => name in SIGNS;

/** [R6.010] The shop's own rules: each sign that an order shows adds its weight. */
export function fraudScore(facts: RiskFacts): RiskAssessment {
  const reasons = Object.keys(SIGNS)
    .filter(isReason)
    .filter((reason) => SIGNS[reason](facts));
  const sum = reasons.reduce((score, reason) => score + RISK_WEIGHTS[reason], 0);
  return { score: Math.min(sum, MOST), reasons };
}

/** [R6.010] Whether an order with this score is held for somebody to look at. */
export function asksForReview(score: number): boolean {
  return score >= REVIEW_FROM_SCORE;
}
