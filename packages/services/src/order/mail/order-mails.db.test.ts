import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import type { JobData } from '../../jobs/index.ts';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../../test-harness/a-purchase.ts';
import { recordedMail } from '../../test-harness/recorded-mail.ts';
import { usePurchases } from '../../test-harness/use-purchases.ts';
import { moveParcel } from '../move-parcel.service.ts';
import { sendOrderMail } from './send-order-mail.job.ts';

const BAG = 'QS2001';
const { services, jobs } = usePurchases([BAG]);

async function aPlacedOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services, { skuIds: [BAG] });
  await done(commit(services, order.token));
  return order;
}
async function parcelOf(order: ReadyOrder) {
  const [group] = (await orderOf(services, order)).shippingGroups;
  return { market: 'us', parcelId: group?.id ?? '' };
}
type Job = JobData['send-mail'];
const isMail = (left: {
  readonly name: string;
  readonly data: object;
}): left is { name: 'send-mail'; data: Job } => left.name === 'send-mail';
/** The mails that an order has left behind, but the confirmation. */
const left = ({ orderId }: ReadyOrder): readonly Job[] =>
  jobs.left
    .filter(isMail)
    .map(({ data }) => data)
    .filter((job) => job.orderId === orderId && job.kind !== 'order-confirmation');
/** What goes out when the mails of an order are sent now, each twice as after a kill. */
async function sent(order: ReadyOrder) {
  const mail = recordedMail();
  const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail } };
  for (const job of left(order)) {
    await sendOrderMail(deps, job);
    await sendOrderMail(deps, job);
  }
  return mail.sent;
}

describe('the mails of an order', { timeout: 30_000 }, () => {
  it('[R4.042] follow its parcel, each under one Message-ID', async () => {
    const order = await aPlacedOrder();
    const key = await parcelOf(order);
    await moveParcel(services.deps, { ...key, event: 'delayed', until: '2030-05-06' });
    const delayed = await sent(order);
    expect(new Set(delayed.map(({ messageId }) => messageId)).size).toBe(1);
    expect(delayed[0]?.text).toContain('May 6');
    await moveParcel(services.deps, { ...key, event: 'preparation-started' });
    const tracking = { carrier: 'Chronos', number: 'CH-1' };
    await moveParcel(services.deps, { ...key, event: 'handed-to-carrier', tracking });
    const subjects = (await sent(order)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('is on its way'))).toHaveLength(2);
  });

  it('[R4.042] tell nothing that was overtaken, but how the parcel could be followed', async () => {
    const order = await aPlacedOrder();
    const key = await parcelOf(order);
    await moveParcel(services.deps, { ...key, event: 'delayed', until: '2030-05-06' });
    await moveParcel(services.deps, { ...key, event: 'delayed', until: '2030-05-09' });
    await moveParcel(services.deps, { ...key, event: 'preparation-started' });
    await moveParcel(services.deps, { ...key, event: 'handed-to-carrier' });
    await moveParcel(services.deps, { ...key, event: 'delivered' });
    expect(left(order).map(({ kind }) => kind)).toEqual(['delayed', 'delayed', 'shipped', 'delivered']);
    const subjects = new Set((await sent(order)).map(({ subject }) => subject));
    expect([...subjects]).toEqual([
      expect.stringContaining('is on its way'),
      expect.stringContaining('has arrived'),
    ]);
  });

  it('[R2.050] tell of every change of the delivery address, with the new one', async () => {
    const order = await aPlacedOrder();
    const changeTo = async (address1: string) => {
      const body = { shippingAddress: { ...ANAS_ADDRESS, address1 } };
      const params = { id: order.orderId };
      await done(services.call('changeShippingAddress', { token: order.token, params, body }));
    };
    await changeTo('1 Other Street');
    const [first] = await sent(order);
    expect(first?.subject).toContain('has changed');
    for (const said of [first?.text, first?.html]) expect(said).toContain('1 Other Street');
    await changeTo('2 Other Street');
    expect(new Set((await sent(order)).map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('[R7.130] confirm a cancellation with what is given back, and none comes for an order that goes on', async () => {
    const order = await aPlacedOrder();
    const { totals } = await orderOf(services, order);
    const params = { id: order.orderId };
    await done(services.call('cancelOrder', { token: order.token, params, body: { cancelOrder: true } }));
    const [mail] = await sent(order);
    expect(mail?.subject).toContain('is cancelled');
    expect(mail?.text).toContain(`Visa ending in 1111: ${totals.total.label}`);
    const other = await aPlacedOrder();
    const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail: recordedMail() } };
    await sendOrderMail(deps, {
      market: 'us',
      orderId: other.orderId,
      kind: 'order-cancelled',
      paymentIds: [],
      by: 'client',
    });
    expect(deps.gateways.mail.sent).toEqual([]);
  });
});
