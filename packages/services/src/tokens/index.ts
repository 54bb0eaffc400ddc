import { accepted, customerIdOf, isAgent, refused, type Shopper } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { REFRESH_COOKIE, USID_COOKIE } from '../http/cookies.ts';
import { prefilledLogin, sessionByUsid } from './session.store.ts';
import { sessionCookies } from './session-cookies.ts';
import { startGuestSession } from './start-guest-session.ts';
import { createTokenService } from './token.service.ts';

export { ageAnswerRoutes } from './age-answer.routes.ts';
export { ageAnswerOf, carryAgeAnswer } from './age-answer.store.ts';
export { noSessionCookies, sessionCookies } from './session-cookies.ts';
export { createTokenService, type BegunSession, type TokenService } from './token.service.ts';
export { isSessionProven, lockFormer, proveSession, sessionByUsid, sessionsOf } from './session.store.ts';

/** [R7.152, R7.154, R7.158] Sessions and what they say about themselves. */
export function mountTokens(mount: MountCall, deps: ServiceDeps): void {
  const tokens = createTokenService(deps);
  mount('startGuestSession', (call) => startGuestSession({ ...deps, tokens }, call));
  mount('refreshToken', async (call) => {
    const renewed = await tokens.refresh(call.cookie(REFRESH_COOKIE) ?? '');
    if (renewed === undefined) return refused({ code: 'unauthorized' });
    call.setCookies(sessionCookies(renewed.tokens));
    return accepted({ accessToken: renewed.tokens.access, expiresIn: renewed.expiresInSeconds });
  });
  mount('getUserContext', async ({ session, principal, cookie }) => {
    const customerId = customerIdOf(principal);
    const usid = cookie(USID_COOKIE);
    const isItsName = usid !== undefined && (await sessionByUsid(deps.db, usid))?.id === session.id;
    return accepted({
      userIsLogged: customerId !== undefined,
      agentIsLogged: isAgent(principal),
      ...(customerId === undefined ? {} : { userKey: customerId }),
      hash: tokens.contextHash(session),
      ...(await prefilledIn(deps.db, principal)),
      ...(isItsName ? { usid } : {}),
    });
  });
}

/** [R6.015] Only an agent who serves nobody in particular has one. */
async function prefilledIn(
  db: ServiceDeps['db'],
  principal: Shopper,
): Promise<{ readonly prefilledLogin?: string }> {
  if (principal.kind !== 'agent_as_guest') return {};
  const login = await prefilledLogin(db, principal.sessionId);
  return login === undefined ? {} : { prefilledLogin: login };
}
