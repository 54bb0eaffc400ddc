import type { AnswerOf, Credentials } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, type Locale, type Refusals, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { DEVICE_COOKIE, USID_COOKIE } from '../http/cookies.ts';
import { networkOf } from '../http/network-of.ts';
import { sessionByUsid, sessionCookies, type TokenService } from '../tokens/index.ts';
import { customerByLogin, userInfo } from './customer.store.ts';
import type { ProvePassword } from './prove-password.ts';
import { deviceCookie, rememberedDevice } from './remembered-device.ts';
import { replaceSession } from './replace-session.ts';
import type { TakeTurns } from '../http/take-turns.ts';
import { accountDigest, countAttempt, forgetAttempts, giveBackAttempt } from './sign-in-attempts.store.ts';

/** Any of the three calls that take a password. */
export interface SignInCall extends Exchange {
  readonly locale: Locale;
  readonly body: Credentials;
}
export interface SignInDeps extends ServiceDeps {
  readonly tokens: TokenService;
  readonly provePassword: ProvePassword;
  readonly takeTurns: TakeTurns;
}
type SignInResult = Promise<Result<AnswerOf<'login'>, Refusals<'login_failed' | 'too_many_requests'>>>;

/** A place in the line for a hash is free again after so long. */
const BUSY_SECONDS = 2;

/**
 * [R7.032, R7.133, R7.134, R8.046] The one handler behind every door with a password: a limited number of tries, then
 * a new session in whose cart the guest's pieces are.
 */
export async function signIn(deps: SignInDeps, call: SignInCall): SignInResult {
  const login = call.body.login.trim().toLowerCase();
  // One login's tries from one address take turns: a right one at the same time as others must not be taken for
  // one of the failures they might still become.
  const outcome = await deps.takeTurns(`${networkOf(call.address)}\n${login}`, async () =>
    tryOnce(deps, call, login),
  );
  return outcome.ok ? outcome.value : tooMany(BUSY_SECONDS);
}

async function tryOnce(deps: SignInDeps, call: SignInCall, login: string): SignInResult {
  const { db, config, clock } = deps;
  const customer = await customerByLogin(db, login);
  const { tokenKey: key, signInLimits } = config;
  const device = rememberedDevice(key, call.cookie(DEVICE_COOKIE), customer);
  const attempt = { login, network: networkOf(call.address), device, now: clock.now(), key };
  const waitSeconds = await countAttempt(db, attempt, signInLimits);
  if (waitSeconds !== undefined) {
    tellFailure(deps, call, { login, reason: 'limit' });
    return tooMany(waitSeconds);
  }
  const proven = await deps.provePassword({
    customer,
    password: call.body.password,
    now: attempt.now,
    isKnownDevice: device !== undefined,
  });
  if (!proven.ok) {
    if (proven.refusal === 'busy') {
      await giveBackAttempt(db, attempt);
      return tooMany(BUSY_SECONDS);
    }
    tellFailure(deps, call, { login, reason: 'wrong' });
    return refused({ code: 'login_failed' });
  }
  await forgetAttempts(db, attempt);

  const formerId = (await call.findSession())?.id ?? (await guestOfCookie(deps, call));
  const begun = await inTransaction(db, (transaction) =>
    replaceSession(deps, transaction, { formerId, customerId: proven.value.id, locale: call.locale }),
  );
  call.setCookies([...sessionCookies(begun.tokens, begun.usid), deviceCookie(key, proven.value)]);
  return accepted({
    userIsLogged: true,
    user: userInfo(proven.value),
    accessToken: begun.tokens.access,
  });
}

/** Tells the log which account is under attack, without anything that names its owner. */
function tellFailure(
  { log, config }: SignInDeps,
  { requestId }: SignInCall,
  { login, reason }: { readonly login: string; readonly reason: 'wrong' | 'limit' },
): void {
  log.warn({ requestId, account: accountDigest(config.tokenKey, login), reason }, 'A sign-in failed');
}

/** A guest whose access token ran out while they typed their password still brings their cart. */
async function guestOfCookie({ db }: SignInDeps, call: SignInCall): Promise<string | undefined> {
  const usid = call.cookie(USID_COOKIE);
  const row = usid === undefined ? undefined : await sessionByUsid(db, usid);
  return row?.kind === 'guest' ? row.id : undefined;
}

function tooMany(
  retryAfterSeconds: number,
): Result<never, { code: 'too_many_requests'; retryAfterSeconds: number }> {
  return refused({ code: 'too_many_requests', retryAfterSeconds });
}
