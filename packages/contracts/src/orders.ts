import { ORDER_ACTIONS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { PostedAddress } from './address.ts';
import { OrderBody } from './checkout.ts';
import { Price } from './money.ts';
import { ReturnableLine, ShownReturn } from './returns.ts';
import { ShownDesign } from './personalisation.ts';

/** The header in which a request shows what a signed link says: it opens one order, whoever asks [R7.127]. */
export const ORDER_LINK_HEADER = 'order-link';

/** [R7.127] An order for its owner: with what may be done about it now. */
export const OrderDetailsBody = z.extend(OrderBody, {
  /** When it was committed; a draft was not. */
  orderedAt: z.optional(z.string()),
  actions: z.array(z.enum(ORDER_ACTIONS)),
  /** Its returns and exchanges, the newest first. */
  returns: z.array(ShownReturn),
  /** What may come back of each line, once a parcel has arrived. */
  returnable: z.array(ReturnableLine),
});
export type OrderDetailsBody = z.infer<typeof OrderDetailsBody>;

/** [R7.028, R7.029, R7.041] An order in a list. `status` is its state. */
export const OrderSummary = z.object({
  orderId: z.string(),
  orderNumber: z.optional(z.string()),
  status: z.string(),
  orderedAt: z.string(),
  total: Price,
  pieces: z.int(),
  lines: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      mediaUrl: z.string(),
      quantity: z.int(),
      personalisation: z.optional(ShownDesign),
    }),
  ),
  shippingGroups: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['home', 'collect', 'slot']),
      state: z.string(),
      tracking: z.optional(z.object({ carrier: z.string(), number: z.string() })),
      estimatedDeliveryDateLabel: z.string(),
    }),
  ),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
/** `total`: how many there are in all, beside those of the range. */
export const PurchasesBody = z.object({ orders: z.array(OrderSummary), total: z.int() });
export type PurchasesBody = z.infer<typeof PurchasesBody>;
export const OngoingOrdersBody = z.object({ orders: z.array(OrderSummary) });
export const LastOrderIdBody = z.object({ orderId: z.string() });

/** [R2.050] Where a bought order is to go instead. */
export const ShippingAddressChange = z.strictObject({ shippingAddress: PostedAddress });
