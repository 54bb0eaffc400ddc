import { isPersonalised, type LineConfiguration } from '../cart/line-configuration.ts';
import { makingDays } from '../personalisation/design-cost.ts';
import type { PersonalisationOffer } from '../personalisation/personalisation-offer.ts';
import type { LeadDays } from '../shipping/delivery-window.ts';

/**
 * [R7.110] Working days the ateliers take for a piece that is made to order and says nothing else; the specification
 * leaves the number open.
 */
const MADE_TO_ORDER_DAYS: LeadDays = { min: 20, max: 25 };
const NO_DAYS: LeadDays = { min: 0, max: 0 };

/** When a piece can leave the house: at once, or when it has been made. In the order in which parcels leave. */
const READINESS = ['in_stock', 'made_to_order'] as const;
export type Readiness = (typeof READINESS)[number];

/** What decides when a line of an order can leave. */
export interface ParcelLine {
  readonly id: string;
  /** Made to order in the configurator. */
  readonly isFluid: boolean;
  readonly configuration: LineConfiguration;
  /** What the house offers to make of the SKU, where the line is personalised. */
  readonly offer?: PersonalisationOffer | null;
}
export interface Parcel {
  readonly readiness: Readiness;
  /** Working days before it can leave. */
  readonly making: LeadDays;
  readonly lineIds: readonly string[];
}

/** [R7.110] Pieces made in the configurator and personalised pieces are made to order. */
export function readinessOf({
  isFluid,
  configuration,
}: Pick<ParcelLine, 'isFluid' | 'configuration'>): Readiness {
  return isFluid || isPersonalised(configuration) ? 'made_to_order' : 'in_stock';
}

/** How an order is sent: what is ready does not wait for what is still to be made. */
export function planParcels(lines: readonly ParcelLine[]): readonly Parcel[] {
  return READINESS.flatMap((readiness) => {
    const own = lines.filter((line) => readinessOf(line) === readiness);
    const making = own.map(makingOf).reduce(longer, NO_DAYS);
    return own.length === 0 ? [] : [{ readiness, making, lineIds: own.map(({ id }) => id) }];
  });
}

/** [R7.110] Working days before a piece can leave: those of its design, or those of any piece that is made to order. */
export function makingOf(line: Omit<ParcelLine, 'id'>): LeadDays {
  if (readinessOf(line) === 'in_stock') return NO_DAYS;
  const { personalisation } = line.configuration;
  if (personalisation === undefined || !line.offer) return MADE_TO_ORDER_DAYS;
  return makingDays(line.offer, personalisation);
}

const longer = (one: LeadDays, other: LeadDays): LeadDays => ({
  min: Math.max(one.min, other.min),
  max: Math.max(one.max, other.max),
});

/** [R7.110] Working days from the order to the door: the way itself, after the making where there is something to make. */
export function leadDaysOf(way: LeadDays, making: LeadDays = NO_DAYS): LeadDays {
  return { min: way.min + making.min, max: way.max + making.max };
}
