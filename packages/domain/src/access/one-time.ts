const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the link of a mail is good for, once, and for how many seconds. */
export const LINK_LIFETIME_SECONDS = {
  /** [R2.036, R7.023] An account by e-mail begins. */
  activation: DAY,
  /** [R7.022] A client of a boutique goes on to an account of their own. */
  'account-matching': DAY,
  /** [R2.055, R7.017] */
  'password-reset': HOUR,
  /** [R2.037, R7.153] */
  'mail-login': 15 * MINUTE,
  /** [R7.021] A new address of an account. */
  'email-change': DAY,
  /** The last mail to the address of an account that was deleted. */
  'account-farewell': DAY,
  /** [R7.181] What a device signs to make a key, or to sign in with one. */
  'passkey-registration': 5 * MINUTE,
  'passkey-login': 5 * MINUTE,
  /** [R6.001] The same of agents, whose keys open no account. */
  'agent-passkey-registration': 5 * MINUTE,
  'agent-passkey-login': 5 * MINUTE,
  /** [R7.034] */
  'newsletter-confirmation': 7 * DAY,
  /** [R7.020] A text message may be asked for: the ciphers of a picture were typed. */
  'solved-captcha': 5 * MINUTE,
} as const;
export type LinkKind = keyof typeof LINK_LIFETIME_SECONDS;

/** What a code that somebody types is good for, once, and for how many seconds. */
export const CODE_LIFETIME_SECONDS = {
  /** [R7.157] */
  'login-code': 10 * MINUTE,
  /** [R7.020] Of a text message. */
  otp: 5 * MINUTE,
  /** [R2.036] Of a text message to a number that an account is to begin with. */
  'mobile-registration': 10 * MINUTE,
  /** [R7.021] Of a text message to the new number of an account. */
  'mobile-change': 10 * MINUTE,
  /** [R7.021] Shows that an account is theirs, for who has no password at hand. */
  proof: 10 * MINUTE,
  /** [R7.019] The ciphers of a picture. */
  captcha: 5 * MINUTE,
  /** [R6.001] Of a mail to an agent whose password was right. */
  'agent-login': 10 * MINUTE,
} as const;
export type CodeKind = keyof typeof CODE_LIFETIME_SECONDS;

/** What leads into an account beside its password, and ends with the password or the address that it was sent to. */
export const WAYS_INTO_ACCOUNT = [
  'password-reset',
  'mail-login',
  'login-code',
  'otp',
  'email-change',
  'proof',
] as const;

/** [R7.021] How long who has shown that an account is theirs may change what leads into it. */
export const PROOF_SECONDS = 15 * MINUTE;

/** [R7.157] Wrong tries after which a code is no longer good. */
export const CODE_TRIES = 5;
/** Ciphers of a code: few enough to be typed, and five tries guess one in two hundred thousand. */
export const CODE_DIGITS = 6;
