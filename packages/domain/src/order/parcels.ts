import { isPersonalised, type LineConfiguration } from '../cart/line-configuration.ts';
import type { LeadDays } from '../shipping/delivery-window.ts';

/** [R7.110] Working days the ateliers take for a piece that is made to order; the specification leaves the number open. */
const MADE_TO_ORDER_DAYS = { min: 20, max: 25 } as const;

/** When a piece can leave the house: at once, or when it has been made. In the order in which parcels leave. */
const READINESS = ['in_stock', 'made_to_order'] as const;
export type Readiness = (typeof READINESS)[number];

/** What decides when a line of an order can leave. */
export interface ParcelLine {
  readonly id: string;
  /** Made to order in the configurator. */
  readonly isFluid: boolean;
  readonly configuration: LineConfiguration;
}
export interface Parcel {
  readonly readiness: Readiness;
  readonly lineIds: readonly string[];
}

/** [R7.110] Pieces made in the configurator and personalised pieces are made to order. */
export function readinessOf({ isFluid, configuration }: Omit<ParcelLine, 'id'>): Readiness {
  return isFluid || isPersonalised(configuration) ? 'made_to_order' : 'in_stock';
}

/** How an order is sent: what is ready does not wait for what is still to be made. */
export function planParcels(lines: readonly ParcelLine[]): readonly Parcel[] {
  return READINESS.flatMap((readiness) => {
    const lineIds = lines.filter((line) => readinessOf(line) === readiness).map(({ id }) => id);
    return lineIds.length === 0 ? [] : [{ readiness, lineIds }];
  });
}

/** [R7.110] Working days from the order to the door: the way itself, after the making where there is something to make. */
export function leadDaysOf(way: LeadDays, readiness: Readiness): LeadDays {
  if (readiness === 'in_stock') return way;
  return { min: way.min + MADE_TO_ORDER_DAYS.min, max: way.max + MADE_TO_ORDER_DAYS.max };
}
