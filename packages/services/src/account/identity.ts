import { ACCOUNT_LINK_HEADER } from '@vitrine/contracts';
import { accepted } from '@vitrine/domain';
import type { MountCall } from '../http/call.ts';
import { accountLink, loginOnActivation } from './activation.service.ts';
import { confirmEmail, updateEmail } from './email-change.service.ts';
import { loginByCode, loginByMail, requestMailLogin } from './mail-login.service.ts';
import { makeCaptcha, solveCaptcha } from './captcha/captcha.service.ts';
import { leaveCode } from './leave-code.ts';
import { registerByMobile } from './mobile-registration.service.ts';
import { resetPasswordMobile, sendOtp } from './mobile-reset.service.ts';
import { askMobileCode, changeMobile } from './mobile-change.service.ts';
import { mountOpenSessions } from './open-sessions.service.ts';
import { mountPasskeys } from './passkeys/passkey.service.ts';
import { salesAhead } from './open-sales.ts';
import { type PasswordDeps, resetPassword, setPassword } from './password.service.ts';
import { askProofCode, proveIdentity } from './proof.service.ts';
import { matchAccount, register } from './registration.service.ts';

/** How an account begins, and the ways into it beside the password. */
export function mountIdentity(mount: MountCall, deps: PasswordDeps): void {
  mount('register', (call) => register(deps, call));
  mount('askRegistrationCode', (call) => {
    const number = { text: call.body.mobileNumber, field: 'mobileNumber' } as const;
    return leaveCode(deps, call, { kind: 'mobile-registration', number, key: call.body.key });
  });
  mount('registerByMobile', (call) => registerByMobile(deps, call));
  mount('matchAccount', (call) => matchAccount(deps, call));
  mount('loginOnActivation', (call) => loginOnActivation(deps, call));
  mount('getAccountLink', (call) => accountLink(deps, call, call.header(ACCOUNT_LINK_HEADER) ?? ''));
  mount('resetPassword', (call) => resetPassword(deps, call));
  mount('getCaptcha', () => makeCaptcha(deps));
  mount('solveCaptcha', (call) => solveCaptcha(deps, call.body));
  mount('getOtpCode', (call) => sendOtp(deps, call));
  mount('resetPasswordMobile', (call) => resetPasswordMobile(deps, call));
  mount('setPassword', (call) => setPassword(deps, call));
  mount('askProofCode', (call) => askProofCode(deps, call));
  mount('proveIdentity', (call) => proveIdentity(deps, call));
  mount('updateEmail', (call) => updateEmail(deps, call));
  mount('confirmEmail', (call) => confirmEmail(deps, call));
  mount('askMobileCode', (call) => askMobileCode(deps, call));
  mount('changeMobile', (call) => changeMobile(deps, call));
  mountOpenSessions(mount, deps);
  mountPasskeys(mount, deps);
  mount('requestMailLogin', (call) => requestMailLogin(deps, call));
  mount('loginByMail', (call) => loginByMail(deps, call));
  mount('loginByCode', (call) => loginByCode(deps, call));
  mount('getSessionId', async ({ session }) => accepted({ sessionId: deps.tokens.publicId(session) }));
  mount('getExclusiveSales', async ({ principal, locale }) => {
    const now = deps.clock.now();
    return accepted(await salesAhead(deps.db, principal.customerId, { locale, now }));
  });
}
