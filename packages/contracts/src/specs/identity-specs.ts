import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as passkeys from '../passkeys.ts';
import type { CallSpec } from './call-spec.ts';

/** [R7.181] What a password is refused for, whoever chooses it. */
const WEAK = ['password_too_short', 'password_too_common'] as const;
const SPENT = 'link_not_good';

/** How an account begins, and the ways into it beside the password. */
export const IDENTITY_SPECS = {
  register: {
    summary: 'Asks for an account; a mail says what became of it',
    body: account.RegistrationBody,
    answer: account.SuccessBody,
    status: 202,
    refusals: [...WEAK, 'consent_missing'],
  },
  askRegistrationCode: {
    summary:
      'Sends a code to a mobile number that an account is to begin with; the answer is the same for every number',
    body: account.RegistrationCodeBody,
    answer: z.object({ sent: z.literal(true), expiresIn: z.int() }),
    refusals: ['captcha_not_good', 'phone_of_other_country', 'not_offered'],
  },
  registerByMobile: {
    summary: 'Begins the account of a mobile number whose code was typed, and signs in',
    body: account.MobileRegistrationBody,
    answer: account.LoginBody,
    refusals: ['otp_not_good', 'phone_of_other_country', 'not_offered', 'consent_missing', ...WEAK],
  },
  matchAccount: {
    summary: 'Mails a link to a client of a boutique who has no account',
    body: z.strictObject({ login: account.EmailAddress }),
    answer: account.SuccessBody,
    refusals: [],
  },
  loginOnActivation: {
    summary: 'Begins the account that a link of a mail is for, and signs in',
    body: account.ActivationBody,
    answer: account.LoginBody,
    refusals: [SPENT, ...WEAK],
  },
  getAccountLink: {
    summary: 'What the link of a mail is good for; the header account-link holds its token',
    answer: account.AccountLinkBody,
    refusals: [SPENT],
  },
  resetPassword: {
    summary: 'Mails a link to a new password',
    body: account.ResetBody,
    answer: account.SuccessBody,
    refusals: [],
  },
  getCaptcha: {
    summary: 'Six digits that a person sees; good once',
    answer: account.CaptchaBody,
    refusals: [],
  },
  solveCaptcha: {
    summary:
      'Takes the digits of a picture, or the work in their place; the key asks for a code by text message, once',
    body: account.SolvedCaptcha,
    answer: z.object({ key: z.string() }),
    refusals: ['captcha_not_good'],
  },
  getOtpCode: {
    summary: 'Sends a code to a mobile number that has an account; the answer is the same for every number',
    params: z.object({ phone: account.MobileNumber }),
    query: z.object({ key: account.CaptchaName }),
    answer: z.object({ sent: z.literal(true), expiresIn: z.int() }),
    refusals: ['captcha_not_good', 'phone_of_other_country', 'not_offered'],
  },
  resetPasswordMobile: {
    summary: 'Sends a link to a new password to the mobile number whose code was typed',
    body: account.MobileResetBody,
    answer: account.SuccessBody,
    refusals: ['captcha_not_good', 'otp_not_good', 'phone_of_other_country', 'not_offered'],
  },
  setPassword: {
    summary: 'A new password, by the link of a mail or by the present one',
    body: account.PasswordBody,
    answer: account.SuccessBody,
    refusals: [SPENT, 'current_password_wrong', ...WEAK],
  },
  requestMailLogin: {
    summary: 'Mails a link and a code to sign in with',
    body: account.MailLoginBody,
    answer: account.SuccessBody,
    refusals: [],
  },
  loginByMail: {
    summary: 'Signs in by the link of a mail, and leads on',
    query: z.object({
      redirect_url: z.string().check(z.minLength(1), z.maxLength(2000)),
      mail_token: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    answer: undefined,
    status: 302,
    refusals: [SPENT],
  },
  loginByCode: {
    summary: 'Signs in by the code of a mail',
    body: account.CodeBody,
    answer: z.object({ token: z.string() }),
    refusals: ['code_not_good'],
  },
  askProofCode: {
    summary: 'Sends a code to the address of the account, or to its number where it has no address',
    answer: z.object({ sentBy: z.enum(['mail', 'text']), expiresIn: z.int() }),
    refusals: [],
  },
  proveIdentity: {
    summary:
      'Takes the present password or the code; for a while the customer may change what leads into the account',
    body: account.ProofBody,
    answer: account.SuccessBody,
    refusals: ['current_password_wrong', 'code_not_good'],
  },
  confirmEmail: {
    summary: 'Takes the link of a mail: the account has its new address',
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ email: z.string() }),
    refusals: ['link_not_good'],
  },
  passkeyChallenge: {
    summary: 'What a device is asked to sign, to sign in with a key',
    answer: passkeys.PasskeyChallenge,
    refusals: [],
  },
  loginByPasskey: {
    summary: 'Signs in by a key of a device',
    body: passkeys.SignedPasskey,
    answer: account.LoginBody,
    refusals: ['passkey_not_good'],
  },
  getSessionId: {
    summary: 'What the session is called where it must be told from others; no token',
    answer: z.object({ sessionId: z.string() }),
    refusals: [],
  },
  getExclusiveSales: {
    summary: 'The private sales that are open to the customer, and those that will be',
    answer: z.object({
      exclusiveSales: z.array(account.OpenSale),
      comingSales: z.array(account.ComingSale),
    }),
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;
