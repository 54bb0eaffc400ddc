import { within } from './pause.ts';
import type { LivedOrder } from './lived-orders.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

interface Mail {
  readonly to: readonly string[];
  readonly messageId: string;
}

/**
 * Every order has the mails of what became of it, each once by its Message-ID, and no other ones. Those that something
 * else may overtake may be missing.
 */
export async function mailsAtFault(
  { mailboxOrigin }: ShopUnderFire,
  orders: readonly LivedOrder[],
  limitMs: number,
): Promise<readonly string[]> {
  const read = async (): Promise<readonly string[]> => {
    const { mails }: { readonly mails: readonly Mail[] } = await (
      await fetch(`${mailboxOrigin}/api/mails`)
    ).json();
    return orders.flatMap((order) => wrongOf(order, mails));
  };
  await within(limitMs, async () => ((await read()).length === 0 ? true : undefined));
  return read();
}

function wrongOf(order: LivedOrder, mails: readonly Mail[]): readonly string[] {
  const sent = mails
    .filter(({ to }) => to.includes(order.email))
    .map(({ messageId }) => messageId.replace(/^<(.*)@.*>$/u, '$1'));
  const { always, perhaps } = mailsOf(order);
  const lost = always.filter((id) => !sent.includes(id)).map((id) => `the mail ${id} is missing`);
  const wrong = sent.filter((id) => !always.includes(id) && !perhaps.includes(id));
  const doubled = sent.filter((id, at) => sent.indexOf(id) !== at);
  return [
    ...lost,
    ...wrong.map((id) => `the mail ${id} should not have been sent`),
    ...doubled.map((id) => `the mail ${id} came twice`),
  ];
}

function mailsOf({ orderId, parcel, state, returned, returnState }: LivedOrder): {
  readonly always: readonly string[];
  readonly perhaps: readonly string[];
} {
  const confirmation = `order-confirmation.${orderId}`;
  if (state === 'cancelled') return { always: [`order-cancelled.${orderId}`], perhaps: [confirmation] };
  const ofReturn =
    returned === undefined ? [] : [`return-received.${returned}`, `return-${returnState}.${returned}`];
  return { always: [confirmation, `delivered.${parcel}`, ...ofReturn], perhaps: [`shipped.${parcel}`] };
}
