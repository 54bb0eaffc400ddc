import type { CallRow } from './call-row.ts';

const TOKENS = '/{realm}/lvcom-tkn-handlr-eapi/v1';
/** A session may begin by it, and strangers may try it. */
const DOOR = { access: 'public', kind: 'sign-in', origin: 'session', rate: 'sign-in' } as const;

/** How an account begins, and the ways into it beside the password. */
export const IDENTITY_CALLS = {
  register: { ...DOOR, id: 'R7.181', service: 'account', method: 'POST', path: 'account/register' },
  askRegistrationCode: {
    ...DOOR,
    id: 'R2.036',
    service: 'account',
    method: 'POST',
    path: 'account/mobile-registration-code',
  },
  registerByMobile: {
    ...DOOR,
    id: 'R2.036',
    service: 'account',
    method: 'POST',
    path: 'account/mobile-registration',
  },
  matchAccount: { ...DOOR, id: 'R7.022', service: 'account', method: 'POST', path: 'account-matching' },
  loginOnActivation: {
    ...DOOR,
    id: 'R7.023',
    service: 'account',
    method: 'POST',
    path: 'login-on-activation',
  },
  /** [R2.036, R2.055] What a link of a mail is good for; looking does not use it. */
  getAccountLink: {
    ...DOOR,
    id: 'R2.055',
    service: 'account',
    method: 'GET',
    path: 'account/link',
    cache: 'never',
  },
  resetPassword: {
    ...DOOR,
    id: 'R7.017',
    service: 'account',
    method: 'PATCH',
    path: 'account/resetpassword',
  },
  /** Drawn anew for every request. */
  getCaptcha: { ...DOOR, id: 'R7.019', service: 'account', method: 'GET', path: 'captcha', cache: 'never' },
  /** Says that the picture was read: its name is then the key of `otpcode/{phone}`. */
  solveCaptcha: { ...DOOR, id: 'R7.020', service: 'account', method: 'POST', path: 'captcha' },
  getOtpCode: {
    ...DOOR,
    id: 'R7.020',
    service: 'account',
    method: 'GET',
    path: 'otpcode/:phone',
    cache: 'never',
  },
  resetPasswordMobile: {
    ...DOOR,
    id: 'R7.016',
    service: 'account',
    method: 'PATCH',
    path: 'account/resetpasswordmobile',
  },
  setPassword: { ...DOOR, id: 'R7.181', service: 'account', method: 'PUT', path: 'account/password' },
  requestMailLogin: { ...DOOR, id: 'R2.037', service: 'account', method: 'POST', path: 'account/mail-login' },
  loginByMail: { ...DOOR, id: 'R7.153', service: 'tokens', method: 'GET', path: 'login', cache: 'never' },
  loginByCode: {
    ...DOOR,
    id: 'R7.157',
    service: 'tokens',
    method: 'POST',
    path: `${TOKENS}/{locale}/login/token`,
  },
  /** [R7.021] For who has no password at hand. */
  askProofCode: {
    ...DOOR,
    id: 'R7.021',
    service: 'account',
    method: 'POST',
    path: 'account/proof-code',
    access: 'customer',
    agents: 'never',
  },
  /** [R7.021] Shows once more that the account is theirs; a wrong password is no end of the session. */
  proveIdentity: {
    ...DOOR,
    id: 'R7.021',
    service: 'account',
    method: 'POST',
    path: 'account/proof',
    access: 'customer',
    agents: 'never',
  },
  /** [R7.021] By the link of a mail, wherever it is opened. */
  confirmEmail: {
    ...DOOR,
    id: 'R7.021',
    service: 'account',
    method: 'POST',
    path: 'account/email-confirmation',
  },
  /** [R7.181] What a device signs to sign in. */
  passkeyChallenge: {
    ...DOOR,
    id: 'R7.181',
    service: 'account',
    method: 'POST',
    path: 'account/passkey-login/options',
  },
  loginByPasskey: {
    ...DOOR,
    id: 'R7.181',
    service: 'account',
    method: 'POST',
    path: 'account/passkey-login',
  },
  getSessionId: {
    id: 'R7.027',
    service: 'account',
    method: 'GET',
    path: 'session-id',
    access: 'session',
    origin: 'session',
  },
  getExclusiveSales: {
    id: 'R7.030',
    service: 'account',
    method: 'GET',
    path: 'user/exclusive-sales',
    access: 'customer',
    origin: 'session',
  },
} as const satisfies Record<string, CallRow>;
