import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { createTokenService, noSessionCookies } from '../tokens/index.ts';
import { customerById, userInfo } from './customer.store.ts';
import { mountGeobanner } from './geobanner.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { createProvePassword } from './prove-password.ts';
import { signIn, type SignInCall } from './sign-in.service.ts';
import { takeTurns } from '../http/take-turns.ts';

/** [R7.032, R7.133, R7.134, R7.159, R7.181] Signing in by three doors, signing out, and who is signed in. */
export function mountAccount(mount: MountCall, deps: ServiceDeps): void {
  const { maxHashesAtOnce, maxWaitingHashes } = deps.config.signInLimits;
  const tokens = createTokenService(deps);
  const provePassword = createProvePassword(deps.random.bytes(24).toString('base64url'), {
    strangers: limitConcurrency({ atOnce: maxHashesAtOnce, waiting: maxWaitingHashes }),
    knownDevices: limitConcurrency({ atOnce: 1, waiting: maxWaitingHashes }),
  });
  const turns = takeTurns(maxWaitingHashes);
  mountGeobanner(mount, deps);
  const door = async (call: SignInCall) => signIn({ ...deps, tokens, provePassword, takeTurns: turns }, call);
  mount('login', door);
  mount('headlessLogin', door);
  mount('loginOnCheckout', door);
  mount('logout', async (call) => {
    await tokens.end(deps.db, call.session.id);
    call.setCookies(noSessionCookies());
    return accepted({ success: true as const });
  });
  mount('getUserInfo', async ({ principal }) => {
    const customer = await customerById(deps.db, principal.customerId);
    return customer === undefined ? refused({ code: 'unauthorized' }) : accepted(userInfo(customer));
  });
}
