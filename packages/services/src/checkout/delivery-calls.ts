import type { DeliverySlotsBody, ShippingMethod } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  accepted,
  BARE_DAYS,
  calendarDayOf,
  checkField,
  dayLabel,
  deliveryLabel,
  isRequired,
  leadDaysOf,
  type Locale,
  makingOf,
  type Parcel,
  PLAIN,
  refused,
  timeRangeLabel,
} from '@vitrine/domain';
import { type OpenSlot, openSlots } from '../delivery-slots/index.ts';
import { addressCountry } from '../addressbook/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { viewerValues } from '../http/session.ts';
import { type DraftRow, findDraft, shippingMethodBody, shippingPrice } from '../order/index.ts';
import { windowOf } from './delivery.ts';
import { parcelsOf } from './send-parcels.ts';
import { findOpenSku, type MethodRow, methodsOf } from './shipping.store.ts';

/** [R7.110, R7.113, R7.114, R7.115] How a draft can be sent, and when it would arrive. */
export function mountDelivery(mount: MountCall, deps: ServiceDeps): void {
  mount('getShippingMethods', async ({ session, query, locale }) => {
    const now = deps.clock.now();
    const draft = await findDraft(deps.db, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const { country } = draft;
    if (await isNoPostalCode(deps.db, query.postalcode, country))
      return refused({ code: 'bad_request', about: 'postalcode' });
    const postalCode = query.postalcode ?? draft.shipTo?.['postalCode'];
    const parcels = await parcelsOf(deps.db, draft);
    const place = { country, now, postalCode };
    const offer = await waysOf(deps.db, { draft, parcels, place });
    const offered = (parcel: Pick<Parcel, 'making'> | undefined) => bodiesOf(offer(parcel?.making), locale);
    return accepted({
      shippingMethods: offered(parcels[0]),
      parcels: parcels.map(({ readiness, making, lineIds }) => ({
        readiness,
        itemIds: [...lineIds],
        shippingMethods: offered({ making }),
      })),
    });
  });
  mount('getDeliverySlots', async ({ session, query, locale }) => {
    const now = deps.clock.now();
    const draft = await findDraft(deps.db, session, now);
    const country = draft?.country ?? locale.country;
    const { postalcode: postalCode } = query;
    if (await isNoPostalCode(deps.db, postalCode, country))
      return refused({ code: 'bad_request', about: 'postalcode' });
    const parcels = draft === undefined ? [] : await parcelsOf(deps.db, draft);
    const parcel = parcels.find(({ readiness }) => readiness === query.parcel) ?? parcels[0];
    const ways = await waysOf(deps.db, { draft, parcels, place: { country, now, postalCode } });
    return accepted(slotsBody(ways(parcel?.making), locale));
  });
  mountLeadTimes(mount, deps);
}

function mountLeadTimes(mount: MountCall, deps: ServiceDeps): void {
  mount('getLeadTime', async ({ session, locale }) => {
    const draft = await findDraft(deps.db, session, deps.clock.now());
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const last = (await parcelsOf(deps.db, draft)).at(-1)?.making;
    const ways = (await methodsOf(deps.db, draft.country)).flatMap(({ leadDaysMin: min, leadDaysMax: max }) =>
      min === null || max === null ? [] : [leadDaysOf({ min, max }, last)],
    );
    const leadTime = Math.min(...ways.map(({ min }) => min));
    return accepted({ leadTime, label: leadTimeLabel(leadTime, locale.bcp47) });
  });
  mount('getDeliveryDate', async ({ params, query: { postalCode }, locale, session }) => {
    const now = deps.clock.now();
    const { country } = locale;
    const rules = (await addressCountry(deps.db, country))?.addressRules ?? {};
    if (postalCode !== undefined && checkField('postalCode', postalCode, rules) !== undefined)
      return refused({ code: 'bad_request', about: 'postalCode' });
    const method = (await methodsOf(deps.db, country)).find(({ leadDaysMin }) => leadDaysMin !== null);
    const sku = await findOpenSku(deps.db, params.id, viewerValues(session, now));
    if (method === undefined || sku === undefined) return refused({ code: 'not_found' });
    const making = makingOf({ isFluid: sku.isFluid, configuration: PLAIN });
    const window = windowOf(method, making, { country, now, postalCode });
    if (window === undefined) return refused({ code: 'not_found' });
    return accepted({
      hasPostalCodes: isRequired('postalCode', rules),
      eddMinDate: window.min,
      eddMaxDate: window.max,
      label: deliveryLabel(method.texts[locale.language] ?? BARE_DAYS, window, locale.bcp47),
    });
  });
}

/** Whether a country has postal codes and this is none of them. */
async function isNoPostalCode(db: Queryable, code: string | undefined, country: string): Promise<boolean> {
  if (code === undefined) return false;
  return (
    checkField('postalCode', code, (await addressCountry(db, country))?.addressRules ?? {}) !== undefined
  );
}

/** [R7.110] So many days as a language (BCP 47) writes them: '3 days', '3 jours', '3 أيام'. */
function leadTimeLabel(days: number, bcp47: string): string {
  return new Intl.NumberFormat(bcp47, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

/** A way of a parcel: when it would arrive, and the slots that are early enough for neither house nor parcel to be late. */
interface Way {
  readonly method: MethodRow;
  readonly window: ReturnType<typeof windowOf>;
  readonly slots: readonly OpenSlot[];
}
interface Asked {
  readonly draft: DraftRow | undefined;
  readonly parcels: readonly Parcel[];
  readonly place: Parameters<typeof windowOf>[2];
}

/** The ways to a place for a parcel that takes so long to make. Slots are read once for all parcels. */
async function waysOf(
  db: Queryable,
  { draft, place }: Asked,
): Promise<(making: Parcel['making'] | undefined) => readonly Way[]> {
  const methods = await methodsOf(db, place.country);
  const slotted = methods.filter(({ slots }) => slots !== null);
  const earliest = slotted.flatMap((method) => windowOf(method, undefined, place)?.min ?? []).toSorted()[0];
  const open =
    earliest === undefined || place.postalCode === undefined
      ? []
      : await openSlots(db, {
          methodIds: slotted.map(({ id }) => id),
          postalCode: place.postalCode,
          from: earliest,
          now: place.now,
          order: draft && { market: draft.market, orderId: draft.id },
        });
  return (making) =>
    methods.map((method) => {
      const window = windowOf(method, making, place);
      const slots = open.filter(
        ({ methodId, day }) => methodId === method.id && window !== undefined && day >= window.min,
      );
      return { method, window, slots };
    });
}

/** [R7.115] What is offered, each way by the hour with its first free slot. */
function bodiesOf(ways: readonly Way[], locale: Locale): ShippingMethod[] {
  return ways.map(({ method, window, slots }) => {
    const free = slots.find(({ isFree }) => isFree);
    const slot = free && { id: free.id, day: free.day, from: free.begins, until: free.ends };
    const { min: eddMin = null, max: eddMax = null } = window ?? {};
    const offered = { ...method, eddMin, eddMax, takesTimeSlots: method.slots !== null, slot: slot ?? null };
    return shippingMethodBody(offered, locale);
  });
}

/** [R7.114] The days and their hours, of all ways that are taken by the hour. */
function slotsBody(ways: readonly Way[], locale: Locale): DeliverySlotsBody {
  const hours = ways
    .flatMap(({ method, slots }) => slots.map((slot) => ({ method, slot })))
    .toSorted((one, other) => (timeOf(one.slot) < timeOf(other.slot) ? -1 : 1));
  const days = [...Map.groupBy(hours, ({ slot: { day } }) => day)];
  const weekday = new Intl.DateTimeFormat(locale.bcp47, { weekday: 'short', timeZone: 'UTC' });
  const named = days.map(([date, ofDay]) => {
    const day = calendarDayOf(date);
    if (day === undefined) throw new Error(`No day of a slot: ${date}`);
    const head = { date, label: dayLabel(day, locale.bcp47), weekday: weekday.format(new Date(date)) };
    const [free, full] = [true, false].map((is) => ofDay.filter(({ slot: { isFree } }) => isFree === is));
    const timeSlots = (free ?? []).map(({ method, slot }) => timeSlot(method, slot, locale));
    return {
      ...head,
      timeSlots,
      fullTimeSlots: (full ?? []).map(({ slot }) => timeRangeLabel(slot.begins, slot.ends, locale.bcp47)),
    };
  });
  return {
    dates: named.filter(({ timeSlots }) => timeSlots.length > 0),
    fullDates: named
      .filter(({ timeSlots }) => timeSlots.length === 0)
      .map(({ timeSlots: _free, fullTimeSlots: _full, ...head }) => head),
  };
}

const timeOf = ({ day, begins, ends }: OpenSlot): string => `${day} ${begins} ${ends}`;

function timeSlot(method: MethodRow, { id, day, begins, ends }: OpenSlot, locale: Locale) {
  const slot = { id, day, from: begins, until: ends };
  const [eddMin, eddMax] = [day, day];
  const body = shippingMethodBody({ ...method, eddMin, eddMax, takesTimeSlots: true, slot }, locale);
  return {
    slotId: id,
    methodId: method.id,
    timeSlot: timeRangeLabel(begins, ends, locale.bcp47),
    label: body.estimatedDeliveryDateLabel,
    price: shippingPrice(method, locale),
  };
}
