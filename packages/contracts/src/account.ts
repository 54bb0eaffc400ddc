import { BODY_SIZES, recordOf } from '@vitrine/domain';
import * as z from 'zod/mini';
import { NameOfPerson } from './person-name.ts';
import { SaidConsents } from './consents.ts';

/** [R7.152] */
export const GuestBody = z.object({ accessToken: z.string(), usid: z.string(), expiresIn: z.int() });
/** [R7.154] */
export const RefreshBody = z.object({ accessToken: z.string(), expiresIn: z.int() });
/** [R7.158] */
export const UserContextBody = z.object({
  userIsLogged: z.boolean(),
  agentIsLogged: z.boolean(),
  userKey: z.optional(z.string()),
  hash: z.string(),
  /** [R6.015] The e-mail that an agent's checkout is filled in with; nobody is signed in by it. */
  prefilledLogin: z.optional(z.string()),
  /** The session's name; only to a client that names it by its cookie, since the shop keeps its hash alone. */
  usid: z.optional(z.string()),
});
export type UserContextBody = z.infer<typeof UserContextBody>;
/** [R2.046] packages/domain/src/account/body-sizes.ts */
export const BodySizesBody = z.object(recordOf(BODY_SIZES, () => z.optional(z.number())));
/** [R7.159] */
export const UserInfoBody = z.object({
  login: z.string(),
  /** An account by mobile number has none. */
  email: z.optional(z.string()),
  title: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  /** [R2.046] As the profile has them; absent where none is said. */
  sizes: z.optional(BodySizesBody),
});
export type UserInfoBody = z.infer<typeof UserInfoBody>;

export const Credentials = z.strictObject({
  login: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  enableExclusiveOverview: z.optional(z.boolean()),
});
export type Credentials = z.infer<typeof Credentials>;
/** [R7.030, R7.133] A private sale that a customer is invited to and that is open. */
export const OpenSale = z.object({
  saleId: z.string(),
  title: z.string(),
  subtitle: z.string(),
  closesAt: z.string(),
  /** Its listing; absent while no category shows it. */
  url: z.optional(z.string()),
  textLanguage: z.optional(z.string()),
});
/** The same of one that is still to open. */
export const ComingSale = z.object({
  ...z.omit(OpenSale, { closesAt: true, url: true }).shape,
  opensAt: z.string(),
});
/** [R8.046] A failed sign-in is an error body that also says `userIsLogged: false`. */
export const LoginBody = z.object({
  userIsLogged: z.literal(true),
  user: UserInfoBody,
  accessToken: z.string(),
  /** [R7.133, R7.134] Where it was asked for: the private sales that are open to the customer now. */
  exclusiveOverview: z.optional(z.object({ sales: z.array(OpenSale) })),
});
export type LoginBody = z.infer<typeof LoginBody>;
export const SuccessBody = z.object({ success: z.literal(true) });

/** [R7.018] The country of the visitor, the locale that sends there, and the same page in it, where `display` is true. */
export const GeobannerBody = z.object({
  display: z.boolean(),
  country: z.optional(z.string()),
  locale: z.optional(z.string()),
  /** A path of the shop's own origin. */
  url: z.optional(z.string()),
});
export type GeobannerBody = z.infer<typeof GeobannerBody>;

/** An e-mail address of an account, in any case, in ASCII: letters that look alike in another script are none of an address. A host of such letters is written as `xn--`, as browsers do. */
export const EmailAddress = z.email().check(z.maxLength(254));
/** As long as any sentence; how good it is, `passwordFault` says. */
const NewPassword = z.string().check(z.minLength(1), z.maxLength(200));
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));
/** Where a link or a sign-in leads on to: a path, or an address of the shop's own origin. */
const PlaceInShop = z.string().check(z.minLength(1), z.maxLength(2000));

/** [R2.036, R7.181] */
export const RegistrationBody = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  title: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  firstName: NameOfPerson,
  lastName: NameOfPerson,
  /** [R4.034] What the country asks for at a registration. */
  consents: z.optional(SaidConsents),
  /** [R6.018] The page that follows. */
  redirect_url: z.optional(PlaceInShop),
});
/** [R7.023] `password`: where the link is opened elsewhere than it was asked for, or its account has none yet. */
export const ActivationBody = z.strictObject({ accessToken: LinkToken, password: z.optional(NewPassword) });
/** [R2.036, R2.037, R2.055] `asksPassword`: whoever opens it chooses the password. */
export const AccountLinkBody = z.object({
  kind: z.enum(['activation', 'account-matching', 'password-reset', 'mail-login', 'email-change']),
  email: z.string(),
  firstName: z.optional(z.string()),
  asksPassword: z.boolean(),
});
export type AccountLinkBody = z.infer<typeof AccountLinkBody>;
/** [R7.017] `url`: of the page that sets the password. */
export const ResetBody = z.strictObject({ email: EmailAddress, url: PlaceInShop });
/** [R7.181] By `token`, or by a customer's session and their present password. */
export const PasswordBody = z.union([
  z.strictObject({ token: LinkToken, password: NewPassword }),
  z.strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    password: NewPassword,
  }),
]);
/** [R7.021] The present password, or the code that `askProofCode` sent, before something is changed that leads into the account. */
export const ProofBody = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(20)) }),
]);
/**
 * [R7.021, R5.019] The new address of an account, twice. `login`: of an account that is entered by a mobile number, which it
 * names as `checkPhone`.
 */
export const EmailChangeBody = z.union([
  z.strictObject({ email: EmailAddress, checkEmail: EmailAddress }),
  z.strictObject({
    login: EmailAddress,
    checkPhone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    checkEmail: EmailAddress,
  }),
]);
/** [R7.151] A place where the customer is signed in, by the names of browser and system where they are known. */
export const OpenSession = z.object({
  /** As `session-id` calls it; it opens nothing. */
  sessionId: z.string(),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  since: z.iso.datetime(),
  /** To a quarter of an hour. */
  lastUsed: z.iso.datetime(),
  isThisOne: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
/** What the house holds of a customer. */
export const PersonalDataBody = z.object({
  /** The newest first; `url` once it is packed. */
  exports: z.array(
    z.object({
      exportId: z.string(),
      askedAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      url: z.optional(z.string()),
    }),
  ),
  /** Pieces that are with the house to be repaired: the account can be deleted once they are back. */
  repairsAtHouse: z.int(),
  /** For how long orders, papers and returns are kept of a deleted account. */
  ordersKeptYears: z.int(),
});
export type PersonalDataBody = z.infer<typeof PersonalDataBody>;
/** [R7.015] A deletion is meant: `isSure` is said, and nothing else. */
export const DeletionBody = z.strictObject({ isSure: z.literal(true) });
/** [R2.037] */
export const MailLoginBody = z.strictObject({ login: EmailAddress, redirect_url: z.optional(PlaceInShop) });
/** [R7.157] `mode` 1: a code that was sent to the login. */
export const CodeBody = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  mode: z.literal(1),
});

/** What a captcha is called: whoever typed its digits shows it as a key. */
export const CaptchaName = z.string().check(z.minLength(1), z.maxLength(200));
/**
 * [R7.019] Six digits as a picture, a data URL. `verificationCode` is these digits or, from who cannot read it, `work-` and a number
 * whose digest (PBKDF2 with SHA-256 and 10,000 rounds: `randomstr` the password, the number the salt) begins with nine zero bits.
 */
export const CaptchaBody = z.object({ image: z.string(), randomstr: z.string() });
export type CaptchaBody = z.infer<typeof CaptchaBody>;
const Ciphers = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
/** [R7.020] */
export const SolvedCaptcha = z.strictObject({ randomstr: CaptchaName, verificationCode: Ciphers });
/** As it is written in the country of the shop, or with its calling code. */
export const MobileNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** [R2.036] `key`: the name of a solved captcha. */
export const RegistrationCodeBody = z.strictObject({ mobileNumber: MobileNumber, key: CaptchaName });
/** [R2.036] As by e-mail, but with the code of the text message: the account begins at once. */
export const MobileRegistrationBody = z.strictObject({
  mobileNumber: MobileNumber,
  otp: Ciphers,
  password: NewPassword,
  title: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  firstName: NameOfPerson,
  lastName: NameOfPerson,
  consents: z.optional(SaidConsents),
});
/** [R7.021] `code`: of the text message to the new number. */
export const MobileChangeBody = z.strictObject({ mobileNumber: MobileNumber, code: Ciphers });
/** [R7.016] `otp`: the code of the text message; `url`: of the page that sets the password. */
export const MobileResetBody = z.strictObject({
  mobileNumber: MobileNumber,
  otp: Ciphers,
  verificationCode: Ciphers,
  randomstr: CaptchaName,
  url: PlaceInShop,
});
