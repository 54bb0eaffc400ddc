import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { accepted, type Locale, type Refusals, refused, type Result } from '@vitrine/domain';
import { toPrice } from '../../../catalog/index.ts';
import type { ServiceDeps } from '../../../deps.ts';
import type { Session } from '../../../http/session.ts';
import { findDraft } from '../../../order/index.ts';
import { tokenMeans } from '../token/token-means.ts';

/** [R7.118] A gift card: pays what is left on it, and another means the rest. What is given back goes back to it. */
export const GIFT_CARD = tokenMeans({
  method: 'giftCard',
  gateway: ({ gateways }) => gateways.giftCard,
  look: async ({ gateways }, token) => {
    const card = await gateways.giftCard.inspectToken(token);
    if (!card.ok) return card;
    const { lastFour, balance: atMost, currency } = card.value;
    if (atMost < 1) return refused({ code: 'payment_refused' });
    return accepted({ lastFour, money: { atMost, currency } });
  },
});

interface CheckCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'checkGiftCard'>;
}
type CheckRefusalCode = 'no_current_order' | 'gift_card_refused' | 'gift_card_empty' | 'provider_unavailable';

/**
 * [R7.118] What is left on a gift card. A number that does not exist, a wrong PIN and a card of another currency have
 * one answer. Number and PIN go to the provider and are neither kept nor logged.
 */
export async function checkGiftCard(
  deps: ServiceDeps,
  { session, locale, body: { number, pin } }: CheckCall,
): Promise<Result<AnswerOf<'checkGiftCard'>, Refusals<CheckRefusalCode>>> {
  const draft = await findDraft(deps.db, session, deps.clock.now());
  if (draft === undefined) return refused({ code: 'no_current_order' });
  const card = await deps.gateways.giftCard.check({ number, pin, currency: draft.currency });
  if (!card.ok) return card;
  const { token, lastFour, balance: amount, currency } = card.value;
  return accepted({ token, lastFour, balance: toPrice({ amount, currency }, locale) });
}
