import { ADDRESS_FIELDS, readHoliday } from '@vitrine/domain';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import {
  Count,
  CountryCode,
  CurrencyCode,
  Id,
  inLanguages,
  Line,
  Path,
  PictureRef,
  Positive,
  Prose,
  Slug,
  Texts,
  Time,
} from './texts.ts';

/** `stock.json`: what each pool begins with, for every SKU but those that are named. */
export const HouseStock = z.strictObject({
  /** `ECO` is the shop on line; all others are stores, by their id. */
  pool: Id,
  onHand: Count,
  bySku: z.record(Id, Count),
});
export type HouseStock = z.infer<typeof HouseStock>;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const Area = z.string().check(z.regex(/^[A-Z\d]{1,8}$/u));
const noneBegins = (areas: readonly string[]) =>
  areas.every((area, at) => areas.every((other, place) => at === place || !other.startsWith(area)));
const SlotHours = z
  .strictObject({ from: Time, until: Time, capacity: Positive })
  .check(z.refine(({ from, until }) => from < until, { error: 'it begins before it ends' }));
/** [R7.114] When and where a way is taken by the hour: the beginnings of postal codes, the days, and the hours of each. */
const Slots = z.strictObject({
  areas: z
    .array(Area)
    .check(z.minLength(1), z.refine(noneBegins, { error: 'no area is the beginning of another' })),
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  times: z.array(SlotHours).check(z.minLength(1)),
});

/** `shipping-methods.json`: a way to send parcels, said once, with price and days in every country that has it. */
export const HouseShippingMethod = z.strictObject({
  id: Slug,
  /** How it reaches the customer: brought, or fetched in a store. */
  kind: unlessSaid(z.enum(['home', 'collect']), 'home'),
  /** `edd` holds `%a` and `%b` for the first and the last day, `eddDay` `%a` where they are one, `slot` `%a` and its hours `%t`. */
  texts: z.record(
    z.string(),
    z.strictObject({ name: Line, description: Line, edd: Line, eddDay: Line, slot: z.optional(Line) }),
  ),
  countries: z.array(
    z
      .strictObject({
        country: CountryCode,
        currency: CurrencyCode,
        amount: Count,
        /** Working days from the order to the door; none where the day is agreed with the customer later. */
        leadDaysMin: z.optional(Count),
        leadDaysMax: z.optional(Count),
        slots: z.optional(Slots),
        /** Minutes of opening time that a store needs for what is collected. */
        preparationMinutes: z.optional(Count),
      })
      .check(
        z.refine(({ leadDaysMin: min, leadDaysMax: max }) => (min === undefined) === (max === undefined), {
          error: 'both lead days or none',
        }),
        z.refine(({ slots, leadDaysMin }) => slots === undefined || leadDaysMin !== undefined, {
          error: 'slots begin after lead days',
        }),
      ),
  ),
});
export type HouseShippingMethod = z.infer<typeof HouseShippingMethod>;

/** What a way to send is called in a country. */
export function shippingMethodId(method: string, country: string): string {
  return `${country.toLowerCase()}-${method}`;
}

const length = z.optional(Count);
const FieldRule = z.strictObject({ minLength: length, maxLength: length, regExp: z.optional(z.string()) });
const Option = z.strictObject({ code: Line, name: Line });
const State = z.strictObject({ ...Option.shape, postalCodes: z.optional(z.string()) });

/** `countries.json` */
const Holiday = z
  .string()
  .check(z.refine((text) => readHoliday(text) !== undefined, 'no holiday can be read from it'));

export const HouseCountry = z.strictObject({
  iso: CountryCode,
  telCode: z.string().check(z.regex(/^\+\d{1,4}$/u)),
  /** Absent where parcels are not sent, but bills may be. */
  dispatch: z.optional(
    z.strictObject({
      locale: Slug,
      currency: CurrencyCode,
      taxIncluded: z.boolean(),
      /** The country whose prices hold here too, unless a product names its own: the euro countries share a list. */
      pricedAs: z.optional(CountryCode),
      /** [R7.113] Until when the warehouse of this country sends the orders of a day, `HH:MM` there; all day where it is not said. */
      cutOff: z.optional(Time),
    }),
  ),
  names: Texts,
  /** [R7.113] Days on which nothing is delivered, as `readHoliday` of the domain reads them: `12-25`, `easter+1`. */
  holidays: unlessSaid(z.array(Holiday), []),
  /** [R5.027] Names of fields and what is allowed in them: `AddressRules` of the domain. */
  addressRules: z.strictObject({
    postalCodePattern: z.optional(z.string()),
    states: z.optional(z.array(State)),
    cities: z.optional(z.array(Option)),
    fields: z.optional(z.partialRecord(z.enum(ADDRESS_FIELDS), FieldRule)),
  }),
});
export type HouseCountry = z.infer<typeof HouseCountry>;

/** `exclusive-sales.json` */
export const HouseExclusiveSale = z
  .strictObject({
    id: Id,
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    texts: inLanguages(z.strictObject({ title: Line, subtitle: Line })),
    /** Logins of the customers who may see it. */
    customers: z.array(z.string()),
    /** Clubs whose members may see it. */
    clubs: unlessSaid(z.array(Slug), []),
    /** [R7.082] The `ref` of a text in `content/exclusive-service`, which the page of the sale shows. */
    edito: z.optional(Id),
    /** How many of its pieces each customer may have; left out: as many as a bag holds. */
    piecesPerCustomer: z.optional(Positive),
    /** Lets people in one after the other: `seats` at once, each for `visitMinutes`. */
    room: z.optional(z.strictObject({ opensAt: z.iso.datetime(), seats: Positive, visitMinutes: Positive })),
  })
  .check(
    z.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      error: 'a sale opens before it closes',
      path: ['closesAt'],
    }),
    z.refine(({ opensAt, room }) => room === undefined || room.opensAt <= opensAt, {
      error: 'a waiting room opens before its sale',
      path: ['room', 'opensAt'],
    }),
  );
export type HouseExclusiveSale = z.infer<typeof HouseExclusiveSale>;

/** `offers.json` [R3.050] */
export const HouseOffer = z.strictObject({
  id: Id,
  path: Path,
  picture: z.optional(PictureRef),
  texts: inLanguages(z.strictObject({ offerDisplayName: Line, subtitle: Line, offerDescription: Prose })),
  /** Logins of the customers it is for. */
  customers: z.array(z.string()),
  /** Clubs whose members it is for. */
  clubs: unlessSaid(z.array(Slug), []),
});
export type HouseOffer = z.infer<typeof HouseOffer>;
