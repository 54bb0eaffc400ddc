import { accepted } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { createTokenService, noSessionCookies } from '../tokens/index.ts';
import { mountGeobanner } from './geobanner.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { mountIdentity } from './identity.ts';
import { createHashNew } from './new-password.ts';
import { mountProfile } from './profile.service.ts';
import { createProvePassword } from './prove-password.ts';
import { signIn, type SignInCall } from './sign-in.service.ts';
import { takeTurns } from '../http/take-turns.ts';

export { customerById, userInfo } from './customer.store.ts';
export { captchaNotGood, isSolvedCaptcha, spendSolvedCaptcha } from './captcha/captcha.service.ts';
export { keepKey, shownKey, wishKey } from './passkeys/new-key.ts';
export { passkeysOf, removePasskey } from './passkeys/passkey.store.ts';
export { challengeToSign, signedKey, spendSigned, waitForKey } from './passkeys/signed-key.ts';
export { isProven } from './proof.service.ts';
export { tooMany, type TooMany } from './too-many.ts';
export { sendAccountText } from './mail/send-account-text.job.ts';
export { goodOneTime, timeIn } from './mail/sent-once.ts';
export type { AccountMailWords } from './mail/registration-words.ts';
export { accountDigest, countAttempt, forgetAttempts, giveBackAttempt } from './sign-in-attempts.store.ts';
export { sendAccountMail } from './mail/send-account-mail.job.ts';

/** [R7.032, R7.133, R7.134, R7.181] Signing in by three doors, and signing out. */
export function mountAccount(mount: MountCall, deps: ServiceDeps): void {
  const { maxHashesAtOnce, maxWaitingHashes } = deps.config.signInLimits;
  const tokens = createTokenService(deps);
  const provePassword = createProvePassword(deps.random.bytes(24).toString('base64url'), {
    strangers: limitConcurrency({ atOnce: maxHashesAtOnce, waiting: maxWaitingHashes }),
    knownDevices: limitConcurrency({ atOnce: 1, waiting: maxWaitingHashes }),
  });
  const turns = takeTurns(maxWaitingHashes);
  mountGeobanner(mount, deps);
  const hashNew = createHashNew({ atOnce: maxHashesAtOnce, waiting: maxWaitingHashes });
  mountIdentity(mount, { ...deps, tokens, provePassword, hashNew });
  mountProfile(mount, deps);
  const door = async (call: SignInCall) => signIn({ ...deps, tokens, provePassword, takeTurns: turns }, call);
  mount('login', door);
  mount('headlessLogin', door);
  mount('loginOnCheckout', door);
  mount('logout', async (call) => {
    await tokens.end(deps.db, call.session.id);
    call.setCookies(noSessionCookies());
    return accepted({ success: true as const });
  });
}
