import { dispatchTo, ORDER_STATES, type OrderState } from '@vitrine/domain';
import * as z from 'zod/mini';
import { Count, CountryCode, Id, Line, Positive, Slug, IdOfSku } from './texts.ts';

/** [R4.042] What an order can be left as. A draft, sent or not, or an order that waits for its money is none: the shop ends them. */
export type OrderOutcome = Exclude<OrderState, 'draft' | 'awaiting_client' | 'pending_payment'>;
const isOutcome = (state: OrderState): state is OrderOutcome =>
  state !== 'draft' && state !== 'awaiting_client' && state !== 'pending_payment';

const OrderLine = z.strictObject({
  skuId: IdOfSku,
  quantity: Positive,
  /** What one of them cost then, in minor units of the country's currency. */
  unitAmount: Positive,
  /** Of an order that came back in part: this line did. */
  returned: z.optional(z.literal(true)),
});

const order = z.strictObject({
  number: Id,
  customer: z.email(),
  /** Where it went, in whose currency and with whose tax; the locale that sends there took it. */
  country: CountryCode,
  state: z.enum(ORDER_STATES.filter(isOutcome)),
  /** Days before the house was first loaded. */
  daysAgo: Count,
  method: Slug,
  /** Where it is fetched; absent where it was sent. */
  store: z.optional(Slug),
  address: z.record(z.string(), Line),
  card: z.strictObject({ brand: Line, lastFour: z.string().check(z.regex(/^\d{4}$/u)) }),
  lines: z.array(OrderLine).check(z.minLength(1)),
});

/** `orders.json`: what the demo's customers bought. */
export const HouseOrder = order.check(
  z.refine(({ country }) => dispatchTo(country)?.locale.isShop === true, {
    error: 'no locale of the shop sells there',
    path: ['country'],
  }),
  z.refine((given) => given.store !== undefined || !FETCHED.has(given.state), {
    error: 'what is fetched has a store',
    path: ['store'],
  }),
  z.refine((given) => given.store === undefined || !SENT.has(given.state), {
    error: 'what is fetched is not sent',
    path: ['store'],
  }),
  z.refine(isReturnedAsItSays, {
    error: 'some lines of an order that came back in part are returned, of all others none is said to be',
    path: ['lines'],
  }),
);
export type HouseOrder = z.infer<typeof order>;

const FETCHED: ReadonlySet<OrderOutcome> = new Set(['ready_for_collection', 'collected']);
const SENT: ReadonlySet<OrderOutcome> = new Set(['shipped', 'delivered']);

function isReturnedAsItSays({ state, lines }: z.infer<typeof order>): boolean {
  const returned = lines.filter((line) => line.returned === true).length;
  return state === 'partially_returned' ? returned > 0 && returned < lines.length : returned === 0;
}
