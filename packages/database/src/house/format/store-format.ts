import * as z from 'zod/mini';
import { Count, CountryCode, Day, inLanguages, Line, Positive, Slug, Texts, Time } from './texts.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const Span = z
  .tuple([Time, Time])
  .check(z.refine(([from, until]) => from < until, { error: 'it opens before it closes' }));

const TimeZone = z.string().check(z.refine(isTimeZone, { error: 'a time zone such as Europe/Paris' }));

/** By area and place; `Intl` knows both names of a place that was renamed, but lists only one of them. */
function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.includes('/');
  } catch {
    return false;
  }
}

/** A kind of appointment: every so many minutes between two times, for so many people at once. */
const AppointmentPlan = z.strictObject({
  type: Slug,
  days: z.array(z.enum(DAYS)).check(z.minLength(1)),
  from: Time,
  until: Time,
  everyMinutes: z.int().check(z.minimum(10), z.maximum(480)),
  capacity: Positive,
});

/** `stores/*.json` */
export const HouseStore = z.strictObject({
  id: Slug,
  slug: Slug,
  country: CountryCode,
  city: Line,
  address: z.strictObject({
    address1: Line,
    address2: z.optional(Line),
    /** Its code in the address rules of the country: where tax is added, it is that of the state. */
    state: z.optional(Line),
    postalCode: z.optional(Line),
  }),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  timeZone: TimeZone,
  phone: z.string().check(z.regex(/^\+\d{6,15}$/u)),
  /** A day that is left out is closed. */
  hours: z.partialRecord(z.enum(DAYS), z.array(Span).check(z.minLength(1))),
  closures: z.array(z.strictObject({ from: Day, until: Day, reason: Texts })),
  services: z.array(Slug),
  clickAndCollect: z.boolean(),
  appointments: z.array(AppointmentPlan),
  open: z.boolean(),
  rank: z.optional(Count),
  texts: inLanguages(z.strictObject({ name: Line, description: Line })),
});
export type HouseStore = z.infer<typeof HouseStore>;
