import * as z from 'zod/mini';

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
  /** The session's name; only to a client that names it by its cookie, since the shop keeps its hash alone. */
  usid: z.optional(z.string()),
});
export type UserContextBody = z.infer<typeof UserContextBody>;
/** [R7.159] */
export const UserInfoBody = z.object({
  login: z.string(),
  email: z.string(),
  title: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
});
export type UserInfoBody = z.infer<typeof UserInfoBody>;

export const Credentials = z.strictObject({
  login: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  enableExclusiveOverview: z.optional(z.boolean()),
});
export type Credentials = z.infer<typeof Credentials>;
/** [R8.046] A failed sign-in is an error body that also says `userIsLogged: false`. */
export const LoginBody = z.object({
  userIsLogged: z.literal(true),
  user: UserInfoBody,
  accessToken: z.string(),
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
