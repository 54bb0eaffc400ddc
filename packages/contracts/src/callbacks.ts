import { CALLBACK_TOPICS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { CaptchaName } from './account.ts';
import { Moment } from './appointments.ts';
import { NameOfPerson } from './person-name.ts';

/** [R7.186] The half hours in which the desk of a locale calls back; `time` by its own clock. */
export const CallbackSlotsBody = z.object({
  /** IANA */
  timeZone: z.string(),
  slots: z.array(z.object({ startsAt: z.string(), day: z.string(), time: z.string(), isFree: z.boolean() })),
});
export type CallbackSlotsBody = z.infer<typeof CallbackSlotsBody>;

/** `key`: the name of a solved captcha, which the third request from a network needs. */
export const NewCallback = z.strictObject({
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** When the half hour begins. */
  slot: Moment,
  topic: z.enum(CALLBACK_TOPICS),
  name: z.optional(NameOfPerson),
  /** The piece that it is about. */
  skuId: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/u))),
  key: z.optional(CaptchaName),
});
/** It has no id: nobody can ask for another's. */
export const CallbackBody = z.object({ startsAt: z.string(), timeZone: z.string() });
export type CallbackBody = z.infer<typeof CallbackBody>;
