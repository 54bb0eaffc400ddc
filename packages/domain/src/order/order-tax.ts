/**
 * Sales tax by state of delivery, in thousandths of a percent: the state-wide rates in
 * force in 2025, without what counties and towns add. A house that ships to the United
 * States for real puts its tax engine here; the order keeps whatever amount was shown to the shopper.
 */
const US_STATE_RATES: Readonly<Record<string, number>> = {
  AL: 4000,
  AK: 0,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DE: 0,
  DC: 6000,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  MT: 0,
  NE: 5500,
  NV: 6850,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NY: 4000,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 6100,
  VT: 6000,
  VA: 5300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
};

/** Value-added tax, in thousandths of a percent: France (CGI art. 278), United Arab Emirates (Decree-Law 8/2017). */
const COUNTRY_RATES: Readonly<Record<string, number>> = { FR: 20_000, AE: 5_000 };

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
  const rate = rateAt(destination);
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

function rateAt(destination: Destination | undefined): number {
  if (destination === undefined) return 0;
  if (destination.country === 'US') return US_STATE_RATES[destination.state ?? ''] ?? 0;
  return COUNTRY_RATES[destination.country] ?? 0;
}
