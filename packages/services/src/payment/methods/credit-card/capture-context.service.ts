import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { customerIdOf, isAgent, type Locale, refused, type Refusals, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { Session } from '../../../http/session.ts';
import { findDraft } from '../../../order/index.ts';
import { findSavedToken } from './saved-card.store.ts';

interface ContextCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'createCaptureContext'>;
}
type ContextRefusalCode = 'bad_request' | 'no_current_order' | 'not_found' | 'provider_unavailable';

/**
 * [R7.123] What the provider's card fields need to open: all of them for a new card, the security code's alone for a card
 * that the customer keeps. They post their token to this origin, and to ours alone.
 */
export async function createCaptureContext(
  deps: ServiceDeps,
  { session, locale, body: { targetOrigins, savedCard } }: ContextCall,
): Promise<Result<AnswerOf<'createCaptureContext'>, Refusals<ContextRefusalCode>>> {
  const [targetOrigin] = targetOrigins;
  if (!deps.config.ownOrigins.includes(targetOrigin)) {
    return refused({ code: 'bad_request', about: 'targetOrigins', scope: 'field' });
  }
  const draft = await findDraft(deps.db, session, deps.clock.now());
  if (draft === undefined) return refused({ code: 'no_current_order' });
  const card = savedCard === undefined ? undefined : await findOwnToken(deps, session, savedCard);
  if (savedCard !== undefined && card === undefined) return refused({ code: 'not_found' });
  const context = await deps.gateways.card.createCaptureContext({
    targetOrigin,
    locale: locale.bcp47,
    card,
  });
  if (context.ok) return context;
  return refused({ code: context.refusal.code === 'no_card' ? 'not_found' : 'provider_unavailable' });
}

async function findOwnToken(
  { db }: ServiceDeps,
  { principal }: Session,
  id: string,
): Promise<string | undefined> {
  // An agent charges no card that the client keeps.
  const customerId = isAgent(principal) ? undefined : customerIdOf(principal);
  return customerId === undefined ? undefined : findSavedToken(db, customerId, id);
}
