import { orderTax, type TaxableOrder, taxRateAt } from '../order/order-tax.ts';

/** What the tax of a country is called. */
export type TaxKind = 'vat' | 'gst' | 'consumptionTax' | 'salesTax';

const OTHER_KINDS: Readonly<Record<string, TaxKind>> = {
  IN: 'gst',
  JP: 'consumptionTax',
  MY: 'salesTax',
  SG: 'gst',
  US: 'salesTax',
};

/** What the tax of a country is called; a value-added tax where nothing else is known. */
export function taxKindOf(country: string): TaxKind {
  return OTHER_KINDS[country] ?? 'vat';
}

/** The rate that an order was taxed at, percent; undefined where the rates of today do not explain its tax. */
export function shownTaxRate(order: TaxableOrder, tax: number): number | undefined {
  return orderTax(order) === tax ? taxRateAt(order.destination) / 1000 : undefined;
}
