import {
  asksForReview,
  fraudScore,
  isAgent,
  type ReviewState,
  RISK_WINDOW_MS,
  type RiskFacts,
  type RiskReason,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import type { Session } from '../http/session.ts';
import { findRiskFacts } from './risk.store.ts';

/** [R6.010] What a commit keeps of an order's risk. */
export interface KeptRisk {
  /** The order and the amount that were looked at. */
  readonly orderId: string;
  readonly total: number;
  readonly status: 'scored' | 'skipped';
  readonly score: number | null;
  readonly reasons: readonly RiskReason[];
  readonly review: ReviewState;
}

const COUNTRY = /^[A-Z]{2}$/u;

/**
 * [R6.010] Scores the draft that a session is about to commit, outside of any transaction; undefined without a draft. An
 * agent whose session was verified is not scored: nothing that a browser says decides about it. Where the provider of
 * scores does not answer, the shop's own rules do.
 */
export async function assessRisk(
  deps: ServiceDeps,
  session: Session,
  { header }: Pick<Exchange, 'header'>,
): Promise<KeptRisk | undefined> {
  const since = new Date(deps.clock.now().getTime() - RISK_WINDOW_MS);
  const known = await findRiskFacts(deps.db, session, since);
  if (known === undefined) return undefined;
  const { id: orderId, total } = known;
  if (isAgent(session.principal))
    return { orderId, total, status: 'skipped', score: null, reasons: [], review: 'none' };
  const said = header(deps.config.countryHeader)?.toUpperCase() ?? '';
  const facts: RiskFacts = { ...known, network: COUNTRY.test(said) ? said : null };
  const assessed = await deps.gateways.risk.assess(facts);
  const { score, reasons } = assessed.ok ? assessed.value : fraudScore(facts);
  const review = asksForReview(score) ? 'held' : 'none';
  return { orderId, total, status: 'scored', score, reasons, review };
}
