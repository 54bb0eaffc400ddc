import type { AnswerOf, Credentials } from '@vitrine/contracts';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import { readPhoneNumber } from '../catalog/index.ts';
import { DEVICE_COOKIE } from '../http/cookies.ts';
import { networkOf } from '../http/network-of.ts';
import { customerByLogin, customerByNumber } from './customer.store.ts';
import { enterAccount, type EntryCall, type EntryDeps } from './enter-account.ts';
import { openSales } from './open-sales.ts';
import type { ProvePassword } from './prove-password.ts';
import { rememberedDevice } from './remembered-device.ts';
import type { TakeTurns } from '../http/take-turns.ts';
import { tooMany } from './too-many.ts';
import { accountDigest, countAttempt, forgetAttempts, giveBackAttempt } from './sign-in-attempts.store.ts';

/** Any of the three calls that take a password. */
export interface SignInCall extends EntryCall {
  readonly body: Credentials;
}
export interface SignInDeps extends EntryDeps {
  readonly provePassword: ProvePassword;
  readonly takeTurns: TakeTurns;
}
type SignInResult = Promise<Result<AnswerOf<'login'>, Refusals<'login_failed' | 'too_many_requests'>>>;

/**
 * [R7.032, R7.133, R7.134, R8.046] The one handler behind every door with a password: a limited number of tries, then
 * a new session in whose cart the guest's pieces are.
 */
export async function signIn(deps: SignInDeps, call: SignInCall): SignInResult {
  const login = loginIn(call);
  // One login's tries from one address take turns: a right one at the same time as others must not be taken for
  // one of the failures they might still become.
  const outcome = await deps.takeTurns(`${networkOf(call.address)}\n${login}`, async () =>
    tryOnce(deps, call, login),
  );
  return outcome.ok ? outcome.value : tooMany();
}

/** A mobile number is a login however it is written in the country of the page. */
function loginIn({ body, locale }: SignInCall): string {
  const written = body.login.trim().toLowerCase();
  return written.includes('@') ? written : (readPhoneNumber(written, locale.country)?.number ?? written);
}

async function tryOnce(deps: SignInDeps, call: SignInCall, login: string): SignInResult {
  const { db, config, clock } = deps;
  const customer = await (login.includes('@') ? customerByLogin : customerByNumber)(db, login);
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
      return tooMany();
    }
    tellFailure(deps, call, { login, reason: 'wrong' });
    return refused({ code: 'login_failed' });
  }
  await forgetAttempts(db, attempt);

  const entered = await enterAccount(deps, call, async () => proven.value);
  // Whom a password has proven is let in.
  if (entered === undefined) return refused({ code: 'login_failed' });
  return accepted({
    ...entered,
    ...(call.body.enableExclusiveOverview === true && {
      exclusiveOverview: await openSales(db, proven.value.id, { locale: call.locale, now: attempt.now }),
    }),
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
