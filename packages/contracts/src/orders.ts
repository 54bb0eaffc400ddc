import {
  CUSTOM_ORDER_KINDS,
  CUSTOM_ORDER_STATES,
  ORDER_ACTIONS,
  REVIEW_STATES,
  SHOWN_PAPER_KINDS,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { PostedAddress } from './address.ts';
import { OrderBody } from './checkout.ts';
import { Price } from './money.ts';
import { ReturnableLine, ShownReturn } from './returns.ts';
import { ShownDesign } from './personalisation.ts';

/** [R2.045] An order that an agent prepared: what was asked of the client, and how it stands. */
const CustomOrderBody = z.object({
  kind: z.enum(CUSTOM_ORDER_KINDS),
  state: z.enum(CUSTOM_ORDER_STATES),
  expiresAt: z.string(),
  preparedBy: z.object({ firstName: z.string(), lastName: z.string() }),
});
/** [R2.045] What a client says to it. */
export const CustomOrderAnswer = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  answer: z.enum(['approve', 'decline']),
});
export const CustomOrderAnswered = z.object({ orderId: z.string(), state: z.enum(CUSTOM_ORDER_STATES) });
/** [R7.042] A paper of an order that was made: what it is about, how large it is, and where it is read. */
export const ShownPaper = z.object({
  kind: z.enum(SHOWN_PAPER_KINDS),
  /** The parcel or the return that it is about. */
  subjectId: z.string(),
  /** Of a return: its number. */
  returnId: z.optional(z.string()),
  /** Of an invoice or a credit note. */
  number: z.optional(z.string()),
  issuedAt: z.string(),
  /** Bytes. */
  size: z.int(),
  url: z.string(),
});
export type ShownPaper = z.infer<typeof ShownPaper>;

/** [R7.127] An order for its owner: with what may be done about it now. */
export const OrderDetailsBody = z.extend(OrderBody, {
  /** When it was committed; a draft was not. */
  orderedAt: z.optional(z.string()),
  actions: z.array(z.enum(ORDER_ACTIONS)),
  /** [R2.045] Where an agent prepared it. */
  customOrder: z.optional(CustomOrderBody),
  /** [R6.010] For an agent alone: whether it was scored, and whether somebody looks at it first. */
  risk: z.optional(
    z.object({
      status: z.enum(['scored', 'skipped']),
      score: z.optional(z.int()),
      review: z.enum(REVIEW_STATES),
    }),
  ),
  /** Its returns and exchanges, the newest first. */
  returns: z.array(ShownReturn),
  /** What may come back of each line, once a parcel has arrived. */
  returnable: z.array(ReturnableLine),
  /** Whether delivery is given back with the last piece. */
  refundsDelivery: z.boolean(),
  papers: z.array(ShownPaper),
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
