import type { LineConfiguration, Readiness } from '@vitrine/domain';
import type { Generated } from 'kysely';
import type { Json } from './catalogue-tables.ts';

/** A shipping method in one language; `edd` holds `%a` and `%b` for the first and last day. */
export interface ShippingMethodText {
  readonly name: string;
  readonly description: string;
  readonly edd: string;
}
export interface ShippingMethodTable {
  id: string;
  kind: Generated<'home' | 'collect'>;
  country: string;
  rank: number;
  currency: string;
  amount: number;
  lead_days_min: number;
  lead_days_max: number;
  texts: Json<Readonly<Record<string, ShippingMethodText>>>;
  /** It left the house's files: parcels still name it, nobody is offered it. */
  retired: Generated<boolean>;
}
export interface ShopOrderTable {
  market: string;
  id: string;
  number: string | null;
  cart_id: string;
  session_id: string;
  customer_id: string | null;
  locale: string;
  country: string;
  currency: string;
  channel: string;
  state: string;
  email: string | null;
  billing_address: Json<Readonly<Record<string, string>>> | null;
  subtotal: number;
  shipping_amount: Generated<number>;
  tax_amount: Generated<number>;
  total: number;
  tax_included: boolean;
  idempotency_key: string | null;
  cart_version: number;
  created_at: Date;
  committed_at: Date | null;
  placed_at: Date | null;
  expires_at: Date | null;
}
/** What the shopper bought as it was then. */
export interface OrderLineSnapshot {
  readonly productId: string;
  readonly name: string;
  readonly label: string;
  readonly colour: string;
  readonly size?: string;
  readonly mediaUrl: string;
  readonly url: string;
}
export interface OrderLineTable {
  market: string;
  id: string;
  order_id: string;
  /** The line of the cart that it was made of. */
  cart_item_id: string;
  sku_id: string;
  configuration: Generated<Json<LineConfiguration>>;
  snapshot: Json<OrderLineSnapshot>;
  quantity: number;
  unit_amount: number;
  /** Null until the shopper said where and how the order goes. */
  fulfilment_id: Generated<string | null>;
}
export interface FulfilmentTable {
  market: string;
  id: string;
  order_id: string;
  kind: 'home' | 'collect' | 'slot';
  /** The parcel that leaves first is 0. */
  rank: Generated<number>;
  readiness: Generated<Readiness>;
  store_id: Generated<string | null>;
  amount: Generated<number>;
  state: Generated<
    'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled'
  >;
  tracking: Generated<Json<{ readonly carrier: string; readonly number: string }> | null>;
  method_id: string;
  address: Json<Readonly<Record<string, string>>>;
  /** ISO dates. */
  edd_min: string;
  edd_max: string;
}
export interface StockReservationTable {
  market: string;
  id: string;
  order_id: string;
  line_id: string;
  sku_id: string;
  pool: string;
  quantity: number;
  state: 'held' | 'taken' | 'released';
}
export interface PaymentTable {
  market: string;
  id: string;
  order_id: string;
  method: string;
  brand: string | null;
  last_four: string | null;
  provider_token: string | null;
  provider_ref: string | null;
  amount: number;
  currency: string;
  state: string;
  threeds: Json<Record<string, unknown>> | null;
  created_at: Date;
  updated_at: Date;
}
export interface PaymentEventTable {
  method: string;
  provider_event_id: string;
  provider_ref: string;
  kind: string;
  payload: Json<Record<string, unknown>>;
  received_at: Date;
}
