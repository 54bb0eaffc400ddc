import { randomUUID } from 'node:crypto';
import { RETURN_STATES, type ReturnState } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  setStock,
} from '../../test-harness/a-purchase.ts';
import { aFakeWorkshop, askFromWorkshop } from '../../test-harness/fake-workshop.ts';
import { signIn, useServices } from '../../test-harness/open-services.ts';
import { moveParcel } from '../move-parcel.service.ts';
import { sendMessagesOfOrder } from './send-messages.job.ts';

const [SHOE, OTHER_SHOE] = ['QK3021-38', 'QK3021-39'] as const;
const workshop = aFakeWorkshop();
const services = useServices({ deps: { gateways: { workshop } } });
beforeEach(async () => {
  for (const skuId of [SHOE, OTHER_SHOE]) await setStock(services, skuId, 40);
});

/** Kim's delivered order, of which everything comes back; what the workshop is told of it. */
async function comingBack(kind: 'return' | 'exchange') {
  const { token } = await signIn(services);
  await services.call('resetCart', { token });
  const order = await aReadyOrder(services, { token, skuIds: [SHOE] });
  await done(commit(services, token));
  const [group] = (await orderOf(services, order)).shippingGroups;
  const key = { market: 'us', parcelId: group?.id ?? '' };
  for (const event of ['preparation-started', 'handed-to-carrier', 'delivered'] as const)
    await moveParcel(services.deps, { ...key, event });
  const [line] = (await orderOf(services, order)).returnable;
  const entry = { request_id_to_return: line?.requestId, item_id_to_return: line?.itemId };
  await done(
    kind === 'return'
      ? services.call('returnLines', { token, body: [entry] })
      : services.call('exchangeLines', { token, body: { lines: [{ ...entry, skuId: OTHER_SHOE }] } }),
  );
  await sendMessagesOfOrder(services.deps, { market: 'us', orderId: order.orderId });
  const told = workshop.taken.findLast((message) => message.type === 'return.requested');
  return { order, reference: told?.return ?? '', asked: told?.order.returns[0] };
}

const EVENTS = ['return.received', 'return.inspected', 'exchange.sent'] as const;
const tell = (type: (typeof EVENTS)[number], reference: string, more: object = {}) => {
  const tracking = type === 'exchange.sent' ? { tracking: { carrier: 'Chronos', number: 'X 1' } } : {};
  const lines = type === 'return.inspected' ? { lines: [] } : {};
  const occurredAt = services.clock.now().toISOString();
  const body = {
    id: `evt-${randomUUID()}`,
    type,
    occurredAt,
    return: reference,
    ...lines,
    ...tracking,
    ...more,
  };
  return askFromWorkshop(services, { body });
};
const stateOf = async (order: ReadyOrder) => (await orderOf(services, order)).returns[0]?.state;

/** What each state knows; all else is refused. */
const NEXT: Readonly<
  Record<'return' | 'exchange', Partial<Record<ReturnState, readonly [string, ReturnState]>>>
> = {
  return: { requested: ['return.received', 'received'], received: ['return.inspected', 'inspected'] },
  exchange: {
    requested: ['return.received', 'received'],
    received: ['return.inspected', 'inspected'],
    inspected: ['exchange.sent', 'exchanged'],
  },
};

describe('[R7.043, R4.042] what the workshop tells of pieces that come back', { timeout: 60_000 }, () => {
  it('is told to it with every line and the size that is wanted', async () => {
    const { asked } = await comingBack('exchange');
    expect(asked).toMatchObject({
      kind: 'exchange',
      way: 'parcel',
      state: 'requested',
      lines: [{ quantity: 1, wanted: { skuId: OTHER_SHOE } }],
    });
  });

  it.each(['return', 'exchange'] as const)(
    'moves a return as designed over every pair of state and event, and is refused else: %s',
    async (kind) => {
      const { order, reference } = await comingBack(kind);
      for (const state of RETURN_STATES) {
        for (const type of EVENTS) {
          await services.db.executeSql('UPDATE return_request SET state = $2 WHERE id = $1', [
            reference.slice(3),
            state,
          ]);
          const [event, next] = NEXT[kind][state] ?? [];
          const { status, body } = await tell(type, reference);
          const expected = event === type ? [200, next] : [409, state];
          expect([type, state, status, await stateOf(order)]).toEqual([type, state, ...expected]);
          if (status === 409) expect(body['errorCode']).toBe('illegal_event');
        }
      }
    },
  );

  it('is refused as a whole where more is taken back than was sent, or a line is not of the return', async () => {
    const { order, reference, asked } = await comingBack('return');
    await tell('return.received', reference);
    const line = asked?.lines[0]?.reference;
    for (const lines of [[{ line, accepted: 2 }], [{ line: 'us.nobody-s', accepted: 1 }]])
      expect(await tell('return.inspected', reference, { lines })).toMatchObject({
        status: 409,
        body: { errorCode: 'too_many_pieces', statusDetails: 'lines' },
      });
    expect(await stateOf(order)).toBe('received');
  });

  it('ends it where nothing is taken back', async () => {
    const { order, reference, asked } = await comingBack('exchange');
    await tell('return.received', reference);
    const lines = [{ line: asked?.lines[0]?.reference, accepted: 0 }];
    expect(await tell('return.inspected', reference, { lines })).toMatchObject({
      status: 200,
      body: { state: 'refused' },
    });
    expect((await tell('exchange.sent', reference)).status).toBe(409);
    expect(await stateOf(order)).toBe('refused');
  });

  it('is answered 404 for a return that is unknown or of another market', async () => {
    const { reference } = await comingBack('return');
    for (const other of ['us.nobody-s', reference.replace('us.', 'ap.')])
      expect((await tell('return.received', other)).status).toBe(404);
  });
});
