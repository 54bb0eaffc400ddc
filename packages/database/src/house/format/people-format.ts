import * as z from 'zod/mini';
import {
  CountryCode,
  CurrencyCode,
  Day,
  Id,
  inLanguages,
  Line,
  Positive,
  Prose,
  Slug,
  IdOfSku,
} from './texts.ts';

/** `customers.json`: for demonstrations; a house that is more leaves it out. */
export const HouseCustomer = z.strictObject({
  login: z.email(),
  email: z.email(),
  phone: z.optional(z.string().check(z.regex(/^\+\d{6,15}$/u))),
  /** Printed at the start, hashed when loaded. */
  demoPassword: z.string().check(z.minLength(12)),
  title: z.optional(Line),
  firstName: Line,
  lastName: Line,
  locale: Slug,
  country: CountryCode,
  addresses: z.array(
    z.strictObject({
      kind: z.enum(['shipping', 'billing']),
      isMain: z.boolean(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
});
export type HouseCustomer = z.infer<typeof HouseCustomer>;

/** `agents.json`: who sells in the house's name. */
export const HouseAgent = z.strictObject({
  login: z.email(),
  demoPassword: z.string().check(z.minLength(12)),
  firstName: Line,
  lastName: Line,
  store: Slug,
});
export type HouseAgent = z.infer<typeof HouseAgent>;

/** `clubs.json`: all that the rule says must hold. */
export const HouseClub = z.strictObject({
  id: Slug,
  rule: z.strictObject({
    orders: z.optional(Positive),
    spent: z.optional(z.strictObject({ amount: Positive, currency: CurrencyCode })),
    productTypes: z.optional(z.array(Slug)),
  }),
  texts: inLanguages(z.strictObject({ name: Line, description: Prose })),
});
export type HouseClub = z.infer<typeof HouseClub>;

/** `certificates.json`: the cards that travel with pieces. */
export const HouseCertificate = z.strictObject({
  serialNumber: Id,
  skuId: IdOfSku,
  /** What stands under the scratch field; only its digest is kept. */
  activationCode: z.string().check(z.minLength(8)),
  owner: z.optional(z.email()),
  status: z.enum(['issued', 'activated', 'blocked']),
  materials: z.array(Id),
  madeOn: Day,
});
export type HouseCertificate = z.infer<typeof HouseCertificate>;
