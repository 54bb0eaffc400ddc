import { randomUUID } from 'node:crypto';
import type { TestShopper } from '@vitrine/testing';
import type { ToldOrder } from './persistent-shopper.ts';
import { within } from './pause.ts';
import { ask, textIn } from './shop-records.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

/**
 * What becomes of an order. `kept`: it is delivered. `returned`, `refused`: then all of it comes back, and is taken back or
 * not. `cancelled`: before anybody begins it. `contested`: it is cancelled while the workshop begins it, and the shop says
 * who was first.
 */
export const FATES = ['kept', 'returned', 'cancelled', 'refused', 'contested'] as const;
export type Fate = (typeof FATES)[number];

const CANCEL = '/eco-eu/lvcom-checkout-eapi/v1/checkout/eng-us/orders';
const RETURN = '/eco-eu/lvcom-client-eapi/v1/clients/orders/return?locale=eng-us';
/** For what hangs: the workshop waits for up to a minute before it tells again what the shop did not take. */
const LIVED_WITHIN_MS = 1_800_000;
const LOOK_EVERY_MS = 1500;

/** An order of one piece in one parcel, as the shop has it. */
interface Sight {
  readonly parcel: string;
  readonly parcelState: string;
  readonly line: string;
  readonly returned: string | undefined;
  readonly returnState: string | undefined;
}

/**
 * Leads an order to its end, in spite of whatever dies: who does not see what they want does it again. The buttons of the
 * workshop are pressed as people do, and more often than there are steps.
 */
export async function live(shop: ShopUnderFire, order: ToldOrder & { readonly fate: Fate }): Promise<void> {
  const { fate, shopper, orderId } = order;
  switch (fate) {
    case 'cancelled':
      return until(shop, order, { is: 'cancelled', act: (seen) => isOver(seen) || cancel(shopper, orderId) });
    case 'contested':
      await Promise.all([
        cancel(shopper, orderId),
        until(shop, order, { is: 'begun', act: (seen) => hasBegun(seen) || pressParcel(shop, seen) }),
      ]);
      return deliver(shop, order);
    case 'kept':
      return deliver(shop, order);
    case 'returned':
    case 'refused':
      await deliver(shop, order);
      return comeBack(shop, { ...order, fate });
  }
}

const isOver = ({ parcelState }: Sight): boolean =>
  parcelState === 'delivered' || parcelState === 'cancelled';
const hasBegun = ({ parcelState }: Sight): boolean => parcelState !== 'planned';

function deliver(shop: ShopUnderFire, order: ToldOrder): Promise<void> {
  return until(shop, order, { is: 'delivered', act: (seen) => isOver(seen) || pressParcel(shop, seen) });
}

/** Its guest sends the piece back by the link of the mail, and the workshop judges it. */
async function comeBack(
  shop: ShopUnderFire,
  order: ToldOrder & { readonly fate: 'returned' | 'refused' },
): Promise<void> {
  const { shopper, fate } = order;
  const once = { 'Idempotency-Key': randomUUID() };
  const sendBack = async ({ returned, parcel, line }: Sight): Promise<boolean> => {
    if (returned !== undefined) return true;
    const link = await linkOf(shop, order.email);
    if (link === undefined) return false;
    const body = [{ request_id_to_return: parcel, item_id_to_return: line }];
    await shopper.call('POST', RETURN, body, { ...once, 'order-link': link });
    return false;
  };
  const judge = async ({ returned, returnState, line }: Sight): Promise<boolean> => {
    if (returnState === (fate === 'returned' ? 'refunded' : 'refused')) return true;
    const verdict = fate === 'refused' ? { [`us.${line}`]: '0' } : {};
    return press(shop, `returns/us.${returned}`, verdict);
  };
  await until(shop, order, { is: 'sent back', act: sendBack });
  await until(shop, order, { is: 'judged', act: judge });
}

/** Looks at the order and acts until `act` says that it is done. What fails meanwhile is done again. */
async function until(
  shop: ShopUnderFire,
  { orderId, email }: ToldOrder,
  { is, act }: { readonly is: string; readonly act: (seen: Sight) => boolean | Promise<boolean> },
): Promise<void> {
  let last: unknown;
  const lookAndAct = async (): Promise<true | undefined> => {
    try {
      const seen = await look(shop, orderId);
      last = seen;
      return (await act(seen)) ? true : undefined;
    } catch (error) {
      last = error;
      return undefined;
    }
  };
  const done = await within(LIVED_WITHIN_MS, lookAndAct, LOOK_EVERY_MS);
  if (done === undefined) throw new Error(`${email} was never ${is}: ${orderId} ${describe(last)}`);
}

const describe = (last: unknown): string => (last instanceof Error ? last.message : JSON.stringify(last));

async function look(shop: ShopUnderFire, orderId: string): Promise<Sight> {
  const [row] = await ask(
    shop,
    `SELECT f.id AS parcel, f.state AS parcel_state, l.id AS line, r.id AS returned, r.state AS return_state
     FROM shop_order o
     JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id
     JOIN order_line l ON l.market = o.market AND l.order_id = o.id
     LEFT JOIN return_request r ON r.market = o.market AND r.order_id = o.id
     WHERE o.id = $1`,
    [orderId],
  );
  if (row === undefined) throw new Error('the order is not there');
  return {
    parcel: textIn(row['parcel']),
    parcelState: textIn(row['parcel_state']),
    line: textIn(row['line']),
    returned: textIn(row['returned']) || undefined,
    returnState: textIn(row['return_state']) || undefined,
  };
}

/** Whether it worked is seen at the order. */
async function cancel(shopper: TestShopper, orderId: string): Promise<false> {
  await shopper.call('PATCH', `${CANCEL}/${orderId}`, { cancelOrder: true }).catch(() => undefined);
  return false;
}

const pressParcel = async (shop: ShopUnderFire, { parcel }: Sight): Promise<false> =>
  press(shop, `parcels/us.${parcel}`);

/** Presses the button of the next step. There is none where the workshop has not heard of it yet, or is done. */
async function press(
  { workshopOrigin }: ShopUnderFire,
  path: string,
  said: Readonly<Record<string, string>> = {},
): Promise<false> {
  await fetch(`${workshopOrigin}/${path}/steps`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: workshopOrigin },
    body: new URLSearchParams(said),
  }).then(async (answer) => answer.text());
  return false;
}

/** The signed link of an order, from a mail about it. */
async function linkOf({ mailboxOrigin }: ShopUnderFire, email: string): Promise<string | undefined> {
  const { mails }: { readonly mails: readonly { readonly id: string; readonly to: readonly string[] }[] } =
    await (await fetch(`${mailboxOrigin}/api/mails`)).json();
  const mail = mails.find(({ to }) => to.includes(email));
  if (mail === undefined) return undefined;
  const { text }: { readonly text: string } = await (
    await fetch(`${mailboxOrigin}/api/mails/${mail.id}`)
  ).json();
  return /order\?token=([\w-]+)/u.exec(text)?.[1];
}
