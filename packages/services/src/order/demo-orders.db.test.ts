import { CALL_SPECS } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();
let token: string;
beforeAll(async () => {
  const claire = { login: 'claire@maison-aurele.example', password: 'Vitrine-Claire-2026' };
  const { body } = await services.call('login', { locale: 'fra-fr', body: claire });
  token = CALL_SPECS.login.answer.parse(body).accessToken;
});

const orderIn = async (state: string): Promise<string> => {
  const { rows } = await services.db.executeSql(
    `SELECT o.id FROM shop_order o JOIN customer c ON c.id = o.customer_id
     WHERE c.login LIKE 'claire@%' AND o.state = $1`,
    [state],
  );
  return String(rows[0]?.['id']);
};
const look = async (state: string) =>
  services.call('getOrder', { locale: 'fra-fr', token, params: { id: await orderIn(state) } });
const cancel = async (state: string) =>
  services.call('cancelOrder', {
    locale: 'fra-fr',
    token,
    params: { id: await orderIn(state) },
    body: { cancelOrder: true },
  });

describe('the orders a demo customer comes with', () => {
  it('[R7.127, R2.044] are hers to look at, whatever became of them, and none is thanked for again', async () => {
    for (const state of [
      'placed',
      'shipped',
      'delivered',
      'return_requested',
      'partially_returned',
      'returned',
    ]) {
      const { status, body } = await look(state);
      expect([status, body], state).toMatchObject([200, { state, totals: { taxIncluded: true } }]);
    }
    const last = await services.call('getLastOrder', { locale: 'fra-fr', token });
    expect(last.body).toMatchObject({ state: 'placed', justPlaced: false });
  });

  it('[R7.130, R4.042] can be cancelled until they are prepared', async () => {
    expect((await cancel('shipped')).status).toBe(409);
    expect((await look('shipped')).body).toMatchObject({ state: 'shipped' });
    expect((await cancel('placed')).status).toBe(200);
  });
});
