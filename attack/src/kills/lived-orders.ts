import type { Fate } from './order-life.ts';
import type { ToldOrder } from './persistent-shopper.ts';
import { ask, type Row, textIn } from './shop-records.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

export interface FatedOrder extends ToldOrder {
  readonly fate: Fate;
}

/** An order as the shop has it in the end. */
export interface LivedOrder extends FatedOrder {
  /** With its market, as the workshop and the provider name it. */
  readonly reference: string;
  readonly state: string;
  readonly total: number;
  readonly parcel: string;
  readonly parcelState: string;
  readonly tracking: string;
  readonly returned: string | undefined;
  readonly returnState: string | undefined;
  readonly refund: number;
  /** Of those of its payments that count. */
  readonly payments: readonly string[];
}

/** How an order of a fate may end. */
const ENDS: Readonly<Record<Fate, readonly string[]>> = {
  kept: ['delivered'],
  returned: ['returned'],
  refused: ['delivered'],
  cancelled: ['cancelled'],
  contested: ['delivered', 'cancelled'],
};
const RETURN_OF: Partial<Record<Fate, string>> = { returned: 'refunded', refused: 'refused' };

export interface Lives {
  readonly orders: readonly LivedOrder[];
  readonly faults: readonly string[];
}

/** The orders that shoppers were told of, each once and as it was to end; what is at fault with them, and with others. */
export async function livedOrders(shop: ShopUnderFire, told: readonly FatedOrder[]): Promise<Lives> {
  const rows = await ask(
    shop,
    `SELECT o.id, o.market || '.' || o.id AS reference, o.state, o.total::int AS total, f.id AS parcel,
       f.state AS parcel_state, f.tracking ->> 'number' AS tracking, r.id AS returned, r.state AS return_state,
       coalesce(r.refund_amount, 0)::int AS refund, p.payments
     FROM shop_order o
     LEFT JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id
     LEFT JOIN return_request r ON r.market = o.market AND r.order_id = o.id
     LEFT JOIN LATERAL (SELECT array_agg(market || '.' || id) AS payments FROM payment
       WHERE market = o.market AND order_id = o.id AND state IN ('authorised', 'captured', 'refunded')) p ON true
     WHERE o.email LIKE 'order-%@guest.example' AND o.state <> 'draft'`,
  );
  const orders: LivedOrder[] = [];
  const faults: string[] = [];
  for (const order of told) {
    const found = rows.filter(({ id }) => id === order.orderId);
    const [row] = found;
    if (row === undefined || found.length > 1) {
      faults.push(
        `order ${order.orderId} was ${row === undefined ? 'lost' : `split: ${JSON.stringify(found)}`}`,
      );
      continue;
    }
    const lived = livedOf(order, row);
    orders.push(lived);
    const { state, returnState } = lived;
    if (!ENDS[order.fate].includes(state) || returnState !== RETURN_OF[order.fate])
      faults.push(`order ${order.orderId}, to be ${order.fate}, is ${JSON.stringify(row)}`);
  }
  const known = new Set(told.map(({ orderId }) => orderId));
  const strange = rows.filter(({ id }) => !known.has(String(id)));
  return { orders, faults: [...faults, ...strange.map(({ id }) => `order ${String(id)} is nobody's`)] };
}

function livedOf(order: FatedOrder, row: Row): LivedOrder {
  return {
    ...order,
    reference: textIn(row['reference']),
    state: textIn(row['state']),
    total: Number(row['total']),
    parcel: textIn(row['parcel']),
    parcelState: textIn(row['parcel_state']),
    tracking: textIn(row['tracking']),
    returned: textIn(row['returned']) || undefined,
    returnState: textIn(row['return_state']) || undefined,
    refund: Number(row['refund']),
    payments: [row['payments'] ?? []].flat().map(String),
  };
}
