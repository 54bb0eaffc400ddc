import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit, done } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, type TestAnswer } from '../test-harness/open-services.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { createTokenService } from '../tokens/index.ts';

const { services } = usePurchases();

const twoSessions = async (): Promise<readonly [string, string]> => [
  (await signIn(services)).token,
  (await signIn(services)).token,
];
const placedBy = ({ body }: TestAnswer) => CALL_SPECS.commitOrder.answer.parse(body);

describe('[R7.129] an Idempotency-Key belongs to its owner', { timeout: 30_000 }, () => {
  it('a commit in one session of a draft that another one prepared gets its answer again, in both', async () => {
    const [prepares, commits] = await twoSessions();
    const { orderId } = await aReadyOrder(services, { token: prepares });
    const first = await commit(services, commits, 'lost-answer-1');
    expect(placedBy(first)).toMatchObject({ orderId, state: 'placed' });
    services.clock.advance(1000);
    for (const token of [commits, prepares]) {
      expect(await commit(services, token, 'lost-answer-1')).toMatchObject({ status: 200, body: first.body });
    }
  });

  it('a key that one session has used gives its first answer in another, and the later draft stays', async () => {
    const [one, other] = await twoSessions();
    await aReadyOrder(services, { token: one });
    const first = await commit(services, one, 'used-already-1');
    const { orderId } = await aReadyOrder(services, { token: one });
    services.clock.advance(1000);
    expect(await commit(services, other, 'used-already-1')).toMatchObject({ status: 200, body: first.body });
    expect(placedBy(await commit(services, other, 'another-key-1')).orderId).toBe(orderId);
  });

  it('a guest’s key goes along when they sign in, also where the customer has used it', async () => {
    const { token: before } = await signIn(services);
    await aReadyOrder(services, { token: before });
    await commit(services, before, 'guest-and-kim-1');
    const guest = await guestToken(services);
    const { orderId } = await aReadyOrder(services, { token: guest });
    services.clock.advance(1000);
    await commit(services, guest, 'guest-and-kim-1');
    await services.db.executeSql(`UPDATE shop_order SET email = 'kim@maison-aurele.example' WHERE id = $1`, [
      orderId,
    ]);
    const { token } = await signIn(services, { token: guest });
    expect(placedBy(await commit(services, token, 'guest-and-kim-1'))).toMatchObject({ orderId });
  });

  it('one key of an agent is another key for each client, and nobody else’s answer is given', async () => {
    const { rows } = await services.db.executeSql(
      `SELECT a.id AS agent, c.id AS client FROM agent a, customer c ORDER BY a.id, c.login LIMIT 2`,
    );
    const orders: string[] = [];
    for (const { agent, client } of rows) {
      const owner = { market: 'us', agentId: String(agent), customerId: String(client) } as const;
      const { access: token } = (await createTokenService(services.deps).begin(services.db, owner)).tokens;
      await done(services.call('resetCart', { token }));
      const { orderId } = await aReadyOrder(services, { token });
      expect(placedBy(await commit(services, token, 'of-an-agent-1'))).toMatchObject({ orderId });
      orders.push(orderId);
    }
    expect(new Set(orders).size).toBe(2);
    const stranger = await guestToken(services);
    await aReadyOrder(services, { token: stranger });
    expect(orders).not.toContain(placedBy(await commit(services, stranger, 'of-an-agent-1')).orderId);
  });
});
