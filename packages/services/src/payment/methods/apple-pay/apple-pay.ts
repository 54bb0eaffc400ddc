import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { Session } from '../../../http/session.ts';
import { findDraft } from '../../../order/index.ts';
import { tokenMeans } from '../token/token-means.ts';

/** [R7.118] Apple Pay: what its sheet gives pays at once. What is no token is refused here; what a token is worth the provider says at the commit. */
export const APPLE_PAY = tokenMeans({
  method: 'applePay',
  gateway: ({ gateways }) => gateways.applePay,
  look: async ({ gateways }, token) => {
    const looked = await gateways.applePay.inspectSheetToken(token);
    return looked.ok ? accepted({}) : looked;
  },
});

interface SessionCall {
  readonly session: Session;
  readonly body: BodyOf<'openApplePaySession'>;
}

/** [R7.118] Validates the shop for the sheet of an own order, at Apple's addresses and at no other. */
export async function openApplePaySession(
  deps: ServiceDeps,
  { session, body: { validationUrl } }: SessionCall,
): Promise<
  Result<
    AnswerOf<'openApplePaySession'>,
    Refusals<'bad_request' | 'no_current_order' | 'provider_unavailable'>
  >
> {
  const draft = await findDraft(deps.db, session, deps.clock.now());
  if (draft === undefined) return refused({ code: 'no_current_order' });
  const [origin = ''] = deps.config.ownOrigins;
  const domain = URL.parse(origin)?.hostname ?? '';
  const opened = await deps.gateways.applePay.openSession({ validationUrl, domain });
  if (opened.ok) return accepted({ merchantSession: { ...opened.value } });
  return opened.refusal.code === 'foreign_address'
    ? refused({ code: 'bad_request', about: 'validationUrl', scope: 'field' })
    : refused({ code: 'provider_unavailable' });
}
