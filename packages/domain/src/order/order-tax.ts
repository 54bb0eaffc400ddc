import { COUNTRY_TAX_RATES, US_STATE_TAX_RATES } from '../policy/tax-rates.ts';

export interface Destination {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly state?: string | undefined;
}

export interface TaxableOrder {
  /** Goods and delivery, minor units. */
  readonly amount: number;
  readonly taxIncluded: boolean;
  /** Absent until the shopper says where it goes. */
  readonly destination?: Destination | undefined;
}

const WHOLE = 100_000;

/**
 * The tax of an order in minor units, rounded half up once per order. Where shelf prices contain it, it is the part
 * of `amount` that is tax; elsewhere it comes on top and is 0 until the destination is known.
 */
export function orderTax({ amount, taxIncluded, destination }: TaxableOrder): number {
  const rate = taxRateAt(destination);
  return taxIncluded ? Math.round((amount * rate) / (WHOLE + rate)) : Math.round((amount * rate) / WHOLE);
}

export interface OrderTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

/** What the shopper pays, in minor units: tax is added only where prices do not contain it. */
export function orderTotals(order: {
  readonly subtotal: number;
  readonly shipping: number;
  readonly taxIncluded: boolean;
  readonly destination?: Destination | undefined;
}): OrderTotals {
  const amount = order.subtotal + order.shipping;
  const tax = orderTax({ amount, taxIncluded: order.taxIncluded, destination: order.destination });
  return {
    subtotal: order.subtotal,
    shipping: order.shipping,
    tax,
    total: order.taxIncluded ? amount : amount + tax,
  };
}

/** The rate of the tax where an order goes, in thousandths of a percent; 0 until that is known. */
export function taxRateAt(destination: Destination | undefined): number {
  if (destination === undefined) return 0;
  if (destination.country === 'US') return US_STATE_TAX_RATES.get(destination.state ?? '') ?? 0;
  return COUNTRY_TAX_RATES.get(destination.country) ?? 0;
}
