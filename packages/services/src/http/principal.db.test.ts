import { UserContextBody } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { agentToken as tokenOfAgent, idOfAgent } from '../test-harness/an-agent.ts';
import { aReadyOrder, cartOf, commit } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
let agentId: string;
let kimId: string;

beforeAll(async () => {
  agentId = await idOfAgent(services);
  const { rows } = await services.db.executeSql("SELECT id FROM customer WHERE login LIKE 'kim@%'", []);
  kimId = String(rows[0]?.['id']);
});

const agentToken = (customerId?: string) => tokenOfAgent(services, customerId);

const asKind = (kind: string) =>
  services.db.executeSql('UPDATE session SET kind = $1 WHERE agent_id = $2', [kind, agentId]);

async function contextOf(token: string): Promise<UserContextBody> {
  return UserContextBody.parse((await services.call('getUserContext', { token })).body);
}

describe('a session of an agent', () => {
  it('[R6.002, R7.158] says that an agent acts, and for whom', async () => {
    expect(await contextOf(await agentToken())).toMatchObject({ userIsLogged: false, agentIsLogged: true });
    const acting = await contextOf(await agentToken(kimId));
    expect(acting).toMatchObject({ userIsLogged: true, agentIsLogged: true, userKey: kimId });
  });

  it('[R7.100, R6.003] fills the cart of the client, who finds it', async () => {
    const [agent, kim] = [await agentToken(kimId), (await signIn(services)).token];
    await services.call('addToCart', { token: agent, body: { skuId: 'QB5001', quantity: 1 } });
    expect((await cartOf(services, kim)).cartID).toBe((await cartOf(services, agent)).cartID);
    await services.call('resetCart', { token: kim });
    expect((await cartOf(services, agent)).itemCount).toBe(0);
  });

  it('[R6.007] makes an order whose channel is MOTO', async () => {
    const { token, orderId } = await aReadyOrder(services, { token: await agentToken() });
    expect((await commit(services, token)).status).toBe(200);
    const { rows } = await services.db.executeSql('SELECT channel FROM shop_order WHERE id = $1', [orderId]);
    expect(rows).toEqual([{ channel: 'MOTO' }]);
  });

  it('[R7.127, R6.003] sees what is the client’s, and no order of anybody else', async () => {
    const { token: kim } = await signIn(services);
    const ofKim = await aReadyOrder(services, { token: kim });
    const ofGuest = await aReadyOrder(services, { token: await guestToken(services) });
    const look = async (token: string, id: string) =>
      (await services.call('getOrder', { token, params: { id } })).status;
    const acting = await agentToken(kimId);
    expect(await look(acting, ofKim.orderId)).toBe(200);
    expect(await look(acting, ofGuest.orderId)).toBe(404);
    expect(await look(await agentToken(), ofKim.orderId)).toBe(404);
    await services.call('resetCart', { token: kim });
  });

  it('[R6.001] cannot be stored as something it is not', async () => {
    await expect(asKind('guest')).rejects.toThrow('session_is_its_kind');
    await expect(asKind('customer')).rejects.toThrow('session_is_its_kind');
  });
});
