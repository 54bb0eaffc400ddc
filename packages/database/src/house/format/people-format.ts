import { each, one, part } from './define-part.ts';
import { readSerialNumber } from '@vitrine/domain';
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
  /** Printed at the start, hashed when loaded. Without one it is a client known to a boutique, who has no web account. */
  demoPassword: z.optional(z.string().check(z.minLength(12))),
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
const HouseAgent = z.strictObject({
  login: z.email(),
  demoPassword: z.string().check(z.minLength(12)),
  firstName: Line,
  lastName: Line,
  store: Slug,
});

/** `clients.json`: whose clients the customers are, and their numbers in the house's other programs. */
const HouseClient = z.strictObject({
  login: z.email(),
  /** The stores whose agents may find and serve them. */
  stores: z.array(Slug),
  /** The global ("golden") client id, and the one in the CRM of the boutiques. */
  sgid: z.optional(Id),
  dreamId: z.optional(Id),
});

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

/** `collectibles.json`: digital collectibles that came with pieces, and the codes that claim them. */
const HouseCollectible = z.strictObject({
  id: Id,
  skuId: IdOfSku,
  /** What stands on the card of the piece; only its digest is kept. */
  code: z.string().check(z.minLength(8)),
  /** Which one it is, and of how many. */
  edition: Positive,
  of: Positive,
});

/** `certificates.json`: the cards that travel with pieces. */
const HouseCertificate = z.strictObject({
  /** In capitals: however a customer types it, it is looked for as it is written here. */
  serialNumber: Id.check(z.refine((text) => readSerialNumber(text) === text, 'in capitals')),
  /** Left out where nobody recorded which piece it is. */
  skuId: z.optional(IdOfSku),
  /** What stands under the scratch field; only its digest is kept. */
  activationCode: z.string().check(z.minLength(8)),
  owner: z.optional(z.email()),
  status: z.enum(['issued', 'activated', 'lost', 'stolen', 'blocked']),
  materials: z.array(Id),
  madeOn: Day,
  /** Since when its owner has it; the day of the import where it is left out. */
  activatedOn: z.optional(Day),
  /** Whom its owner offers it to when the shop starts for the first time. */
  offeredTo: z.optional(z.email()),
});

/** What came with pieces: certificates and collectibles. */
export const OWNED_PARTS = {
  certificates: part({
    kind: 'certificate',
    source: { list: 'certificates.json' },
    schema: HouseCertificate,
    idKeys: ['serialNumber'],
    references: ({ skuId, owner, materials }) => [
      ...one('sku', 'skuId', skuId),
      ...one('customer', 'owner', owner),
      ...each('material', 'materials', materials),
    ],
  }),
  collectibles: part({
    kind: 'collectible',
    source: { list: 'collectibles.json' },
    schema: HouseCollectible,
    references: ({ skuId }) => one('sku', 'skuId', skuId),
  }),
};

/** Who sells in the house's name, and to whom. */
export const SALES_PARTS = {
  agents: part({
    kind: 'agent',
    source: { list: 'agents.json' },
    schema: HouseAgent,
    idKeys: ['login'],
    references: ({ store }) => one('store', 'store', store),
  }),
  clients: part({
    kind: 'client',
    source: { list: 'clients.json' },
    schema: HouseClient,
    idKeys: ['login'],
    loose: ['stores/*'],
    references: ({ login, stores }) => [
      ...one('customer', 'login', login),
      ...each('store', 'stores', stores),
    ],
  }),
};
