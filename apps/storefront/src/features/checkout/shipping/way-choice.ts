/** What the shopper has chosen for each parcel, as data. */
import type { HomeDelivery, OrderBody, ShippingMethod, ShippingMethodsBody } from '@vitrine/contracts';
import { priceLabel, type Readiness, shippingOptionType } from '@vitrine/domain';

/** Of a way by the hour: the hours, with the sentence that says them. */
export interface ChosenHours {
  readonly slotId: string;
  readonly label: string;
}
export type WayChoice =
  | { readonly by: 'method'; readonly methodId: string; readonly hours?: ChosenHours | undefined }
  /** The day and the time are chosen apart; nothing is chosen before both are. */
  | {
      readonly by: 'selector';
      readonly chosen?: { readonly methodId: string; readonly hours: ChosenHours } | undefined;
    };
export type ParcelWays = Readonly<Partial<Record<Readiness, WayChoice>>>;

type Parcels = ShippingMethodsBody['parcels'];
type Groups = OrderBody['shippingGroups'];

/** The choice that an option of the list stands for. */
export function choiceOf(method: ShippingMethod): WayChoice {
  return { by: 'method', methodId: method.id, hours: hoursOf(method) };
}

function hoursOf({ slotId, timeSlot }: ShippingMethod): ChosenHours | undefined {
  return slotId === undefined || timeSlot == null ? undefined : { slotId, label: timeSlot };
}

/** The way of each parcel before anything was chosen: what the order says already, else the house's first. */
export function firstWays(parcels: Parcels, groups: Groups): ParcelWays {
  return Object.fromEntries(
    parcels.flatMap(({ readiness, shippingMethods }) => {
      const group = groups.find((known) => known.readiness === readiness);
      const choice = group === undefined ? firstOf(shippingMethods) : wayOf(group);
      return choice === undefined ? [] : [[readiness, choice]];
    }),
  );
}

function wayOf({ method, isSlotLost }: Groups[number]): WayChoice {
  const hours = hoursOf(method);
  if (hours === undefined) return choiceOf(method);
  return isSlotLost === true
    ? { by: 'selector' }
    : { by: 'selector', chosen: { methodId: method.id, hours } };
}

function firstOf(methods: readonly ShippingMethod[]): WayChoice | undefined {
  const first = methods.find((method) => shippingOptionType(method) !== 'no-slot');
  return first && choiceOf(first);
}

/** The choice once other methods are offered, as for another postal code: what is no longer offered is chosen anew. */
export function fitWays(ways: ParcelWays, parcels: Parcels): ParcelWays {
  return Object.fromEntries(
    parcels.flatMap(({ readiness, shippingMethods }) => {
      const choice = fitWay(ways[readiness], shippingMethods) ?? firstOf(shippingMethods);
      return choice === undefined ? [] : [[readiness, choice]];
    }),
  );
}

function fitWay(choice: WayChoice | undefined, methods: readonly ShippingMethod[]): WayChoice | undefined {
  if (choice?.by === 'selector') return methods.some(isByHours) ? choice : undefined;
  const method = methods.find(({ id }) => id === choice?.methodId);
  return method === undefined || shippingOptionType(method) === 'no-slot' ? undefined : choiceOf(method);
}

const isByHours = (method: ShippingMethod): boolean => shippingOptionType(method) === 'timeslot';

/** Everything as it was, the day and the time to be chosen again where they were chosen apart. */
export function withNewHours(ways: ParcelWays): ParcelWays {
  const entries = Object.entries(ways).map(([readiness, choice]) => [
    readiness,
    choice.by === 'selector' ? ({ by: 'selector' } as const) : choice,
  ]);
  return Object.fromEntries(entries);
}

/** Everything as it was, without any hours: they are somebody else's by now. */
export function withoutHours(ways: ParcelWays): ParcelWays {
  const entries = Object.entries(ways).map(([readiness, choice]) => {
    const isByHour = choice.by === 'selector' || choice.hours !== undefined;
    return [readiness, isByHour ? ({ by: 'selector' } as const) : choice];
  });
  return Object.fromEntries(entries);
}

/** What goes to the service; undefined while a parcel lacks its hours or its way. */
export function bodyOfWays(
  ways: ParcelWays,
): Pick<HomeDelivery, 'methodId' | 'parcelMethods' | 'parcelSlots'> | undefined {
  const sent = Object.entries(ways).map(([readiness, choice]) => {
    const way = choice.by === 'method' ? choice : choice.chosen;
    return { readiness, methodId: way?.methodId, hours: way?.hours };
  });
  const methodId = sent[0]?.methodId;
  if (methodId === undefined || sent.some((each) => each.methodId === undefined)) return undefined;
  return {
    methodId,
    parcelMethods: Object.fromEntries(sent.map((each) => [each.readiness, each.methodId])),
    parcelSlots: Object.fromEntries(
      sent.flatMap(({ readiness, hours }) => (hours === undefined ? [] : [[readiness, hours.slotId]])),
    ),
  };
}

/** What the chosen ways cost together, in minor units; undefined while a parcel lacks its hours or its way. */
export function amountOfWays(ways: ParcelWays, parcels: Parcels): number | undefined {
  const amounts = parcels.map(({ readiness, shippingMethods }) => {
    const choice = ways[readiness];
    const way = choice?.by === 'selector' ? choice.chosen : choice;
    return shippingMethods.find(({ id }) => id === way?.methodId)?.amount;
  });
  return amounts.includes(undefined) ? undefined : amounts.reduce<number>((sum, each = 0) => sum + each, 0);
}

/** The sums of an order with delivery for so much. Tax that is added to the prices is not known before the address is. */
export function totalsWith(
  totals: OrderBody['totals'],
  delivery: number,
  bcp47: string,
): OrderBody['totals'] {
  const priced = (amount: number) => {
    const { currency } = totals.total;
    return { amount, currency, label: priceLabel({ amount, currency }, bcp47) };
  };
  const tax = totals.taxIncluded ? 0 : totals.tax.amount;
  const total = totals.total.amount - totals.shipping.amount - tax + delivery;
  return { ...totals, shipping: priced(delivery), total: priced(total) };
}
