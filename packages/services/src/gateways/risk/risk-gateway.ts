import { accepted, fraudScore, type Result, type RiskAssessment, type RiskFacts } from '@vitrine/domain';

/** The provider was down, slow, or said what made no sense. */
interface RiskUnavailable {
  readonly code: 'risk_unavailable';
}

/** [R6.010] What says how much an order looks like fraud. It is asked outside of any transaction and never throws. */
export interface RiskGateway {
  readonly assess: (facts: RiskFacts) => Promise<Result<RiskAssessment, RiskUnavailable>>;
}

/** The shop's own rules; a house with a provider of its own puts another adapter in this place. */
export function createOwnRulesGateway(): RiskGateway {
  return { assess: async (facts) => accepted(fraudScore(facts)) };
}
