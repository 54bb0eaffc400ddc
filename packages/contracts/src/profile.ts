import { BODY_SIZES, recordOf, TITLES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { NameOfPerson } from './person-name.ts';
import { KisaAnswer, OptInFlags } from './consents.ts';
import { BodySizesBody } from './account.ts';

/** [R7.026] */
export const FiscalData = z.strictObject({
  fiscalCode: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Italy's certified e-mail address (PEC), where invoices may be sent. */
  certifiedEmail: z.optional(z.email().check(z.maxLength(254))),
});
export type FiscalData = z.infer<typeof FiscalData>;

/** [R7.175, R2.046] What the shop keeps of a customer, as they said it. */
export const ProfileBody = z.object({
  login: z.string(),
  email: z.optional(z.string()),
  /** E.164. */
  phone: z.optional(z.string()),
  title: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  /** How a Japanese name is read, in katakana. */
  firstNameReading: z.optional(z.string()),
  lastNameReading: z.optional(z.string()),
  /** ISO date. */
  birthDate: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  sizes: BodySizesBody,
  fiscal: z.optional(FiscalData),
  ...OptInFlags,
  kisa: z.optional(KisaAnswer),
});
export type ProfileBody = z.infer<typeof ProfileBody>;

const name = NameOfPerson;
/** Null takes it away. */
const removable = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/**
 * [R7.176] What of a profile is to change; what is left out stays. What is not changed here (id, e-mail, telephone, role) is
 * not read.
 */
export const ProfilePatch = z.object({
  title: removable(z.enum(TITLES)),
  firstName: z.optional(name),
  lastName: z.optional(name),
  firstNameReading: removable(name),
  lastNameReading: removable(name),
  birthDate: removable(z.iso.date()),
  sizes: z.optional(z.strictObject(recordOf(BODY_SIZES, () => removable(z.number())))),
});
export type ProfilePatch = z.infer<typeof ProfilePatch>;
