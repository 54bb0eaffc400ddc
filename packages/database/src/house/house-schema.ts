import { ADDRESS_FIELDS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { HouseProduct, Texts } from './product-schema.ts';

const count = z.int().check(z.minimum(0));
const country = z.string().check(z.length(2));

/** `house.json` */
const Facts = z.strictObject({
  name: z.string(),
  /** The environments the configuration is loaded for. */
  nodeEnvs: z.array(z.string()),
  /** Views of a look in the order they are shown; views that are not named follow. */
  views: z.array(z.string()),
});

/** `categories.json`: a tree; the path of a category is its parents' codes and its own. */
export interface HouseCategory {
  readonly dimId: string;
  readonly urlCode: string;
  readonly names: z.infer<typeof Texts>;
  readonly intros: z.infer<typeof Texts>;
  readonly children: readonly HouseCategory[];
}
const Category: z.ZodMiniType<HouseCategory> = z.strictObject({
  dimId: z.string(),
  urlCode: z.string().check(z.regex(/^[a-z0-9-]+$/u)),
  names: Texts,
  intros: Texts,
  get children() {
    return z.array(Category);
  },
});

/** `stock.json`: pieces of every SKU of a product line, and of the SKUs that are named. */
const Stock = z.strictObject({
  pool: z.string(),
  onHand: count,
  bySku: z.record(z.string(), count),
});

const currency = z.string().check(z.length(3));

/** A way to send parcels, said once, with its price and its days in every country that has it. */
const ShippingMethod = z.strictObject({
  id: z.string(),
  texts: z.record(z.string(), z.strictObject({ name: z.string(), description: z.string(), edd: z.string() })),
  countries: z.array(
    z.strictObject({ country, currency, amount: count, leadDaysMin: count, leadDaysMax: count }),
  ),
});

const length = z.optional(count);
const FieldRule = z.strictObject({ minLength: length, maxLength: length, regExp: z.optional(z.string()) });
const Option = z.strictObject({ code: z.string(), name: z.string() });
const Country = z.strictObject({
  iso: country,
  telCode: z.string(),
  /** Absent where parcels are not sent, but bills may be. */
  dispatch: z.optional(
    z.strictObject({
      locale: z.string(),
      currency,
      taxIncluded: z.boolean(),
      /** The country whose prices hold here too, unless a product names its own: the euro countries share one list. */
      pricedAs: z.optional(country),
    }),
  ),
  names: Texts,
  /** [R5.027] Names of fields and what is allowed in them: `AddressRules` of the domain. */
  addressRules: z.strictObject({
    postalCodePattern: z.optional(z.string()),
    states: z.optional(z.array(Option)),
    cities: z.optional(z.array(Option)),
    fields: z.optional(z.partialRecord(z.enum(ADDRESS_FIELDS), FieldRule)),
  }),
});

const FooterSection = z.strictObject({
  id: z.string(),
  titles: Texts,
  links: z.array(z.strictObject({ id: z.string(), url: z.string(), labels: Texts })),
});

/** `content.json`: what the editorial calls read, a body per language. */
const Content = z.strictObject({
  kind: z.string(),
  ref: z.string(),
  bodies: z.strictObject({ eng: z.unknown(), fra: z.optional(z.unknown()), ara: z.optional(z.unknown()) }),
});

const Customer = z.strictObject({
  login: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  /** For demonstrations only: printed at the start, hashed when loaded. */
  demoPassword: z.string(),
  title: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.string(),
  country,
  addresses: z.array(
    z.strictObject({
      kind: z.enum(['shipping', 'billing']),
      isMain: z.boolean(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
});
export type HouseCustomer = z.infer<typeof Customer>;

const Config = z.strictObject({
  group: z.string(),
  name: z.string(),
  body: z.record(z.string(), z.unknown()),
});

/** Everything a house's folder says, file by file. */
export const House = z.strictObject({
  facts: Facts,
  categories: z.array(Category),
  products: z.array(HouseProduct),
  stock: Stock,
  shippingMethods: z.array(ShippingMethod),
  countries: z.array(Country),
  config: z.array(Config),
  content: z.array(Content),
  footer: z.array(FooterSection),
  customers: z.array(Customer),
});
export type House = z.infer<typeof House>;
