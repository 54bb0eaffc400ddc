import type { OpenSession } from '@vitrine/contracts';
import { accepted, refused } from '@vitrine/domain';
import type { MountCall } from '../http/call.ts';
import { noSessionCookies, sessionsOf } from '../tokens/index.ts';
import type { EntryDeps } from './enter-account.ts';

/**
 * [R7.151] Where a customer is signed in, and the ways to end it. An agent who acts for them is in none of these places.
 */
export function mountOpenSessions(mount: MountCall, deps: EntryDeps): void {
  mount('getSessions', async ({ session, principal }) => {
    const whose = { customerId: principal.customerId, ownSession: session.id };
    const rows = await sessionsOf(deps.db, whose, deps.clock.now());
    const sessions = rows.map(({ id, device, createdAt, refreshedAt }): OpenSession => ({
      sessionId: deps.tokens.publicId({ id }),
      ...device,
      since: createdAt.toISOString(),
      lastUsed: refreshedAt.toISOString(),
      isThisOne: id === session.id,
    }));
    return accepted({ sessions });
  });
  mount('endSession', async ({ session, principal, params, setCookies }) => {
    const whose = { customerId: principal.customerId, ownSession: session.id };
    const rows = await sessionsOf(deps.db, whose, deps.clock.now());
    const named = rows.find(({ id }) => deps.tokens.publicId({ id }) === params.sessionId);
    if (named === undefined) return refused({ code: 'not_found' });
    await deps.tokens.end(deps.db, named.id);
    if (named.id === session.id) setCookies(noSessionCookies());
    return accepted({ success: true as const });
  });
  mount('endSessions', async ({ principal, setCookies }) => {
    await deps.tokens.endOthers(deps.db, { customerId: principal.customerId, keptSession: '' });
    setCookies(noSessionCookies());
    return accepted({ success: true as const });
  });
}
