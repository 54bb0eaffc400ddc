import { CALL_SPECS } from '@vitrine/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveParcel } from '../order/move-parcel.service.ts';
import { aDraft, commit, done, orderOf, putCard, setStock } from '../test-harness/a-purchase.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { customerIdOf, LEA, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services } = mails;
const STORE = 'new-york-mercer';
const ANA = { firstName: 'Ana', lastName: 'Duarte', phone: '+1 212 555 0110' };
let lea = '';
let theo = '';
beforeAll(async () => {
  lea = (await signedInAgent(mails, LEA)).accessToken;
  theo = (await signedInAgent(mails, THEO)).accessToken;
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM counted_use');
});

const dayOf = async (token: string) => {
  const { body } = await services.call('getAgentDay', { token, headers: OWN_PAGE });
  return CALL_SPECS.getAgentDay.answer.parse(body);
};
const find = (token: string, number: string) =>
  services.call('findStoreParcels', { token, headers: OWN_PAGE, body: { number } });
const handOver = (token: string, parcel: string, said: object = { identitySeen: true }) =>
  services.call('handOver', { token, headers: OWN_PAGE, body: { parcel, ...said } });
const act = (token: string, id: string, body: object) =>
  services.call('actOnCallback', { token, headers: OWN_PAGE, params: { id }, body });

/** An order that lies ready in the store of Theo; bought by a guest, or by whoever the token is. */
async function readyParcel(token?: string) {
  await setStock(services, 'QS2001', 100);
  await services.db.executeSql(
    "UPDATE stock SET on_hand = 5, reserved = 0 WHERE sku_id = 'QS2001' AND pool = $1",
    [STORE],
  );
  const draft = await aDraft(services, token === undefined ? {} : { token });
  await done(services.call('collectInStore', { token: draft.token, body: { storeId: STORE, contact: ANA } }));
  await putCard(services, draft.token, 'token');
  await done(commit(services, draft.token));
  const [group] = (await orderOf(services, draft)).shippingGroups;
  const parcelId = group?.id ?? '';
  for (const event of ['preparation-started', 'arrived-in-store'] as const)
    await moveParcel(services.deps, { market: 'us', parcelId, event });
  const { rows } = await services.db.executeSql('SELECT number FROM shop_order WHERE id = $1', [
    draft.orderId,
  ]);
  return { parcel: `us.${parcelId}`, number: String(rows[0]?.['number']), orderId: draft.orderId };
}

describe('the day of an agent', { timeout: 60_000 }, () => {
  it('[R6.001] is for agents alone', async () => {
    const guest = await guestToken(services);
    const { token } = await signIn(services, { headers: OWN_PAGE });
    for (const [who, status] of [
      [guest, 401],
      [token, 403],
    ] as const) {
      expect((await services.call('getAgentDay', { token: who, headers: OWN_PAGE })).status).toBe(status);
      expect((await find(who, 'A-1234')).status).toBe(status);
      expect((await handOver(who, 'us.x')).status).toBe(status);
      expect((await act(who, 'x', { act: 'take' })).status).toBe(status);
    }
  });

  it('[R4.042] hands a parcel of the own store over, once, and writes it down under the buyer’s name', async () => {
    const { token } = await signIn(services, { headers: OWN_PAGE });
    const { parcel, number, orderId } = await readyParcel(token);
    expect((await dayOf(theo)).parcels).toMatchObject([
      { reference: parcel, orderNumber: number, buyer: 'Ana Duarte', state: 'ready_for_collection' },
    ]);
    const found = await find(theo, number.toLowerCase());
    expect(CALL_SPECS.findStoreParcels.answer.parse(found.body).parcels).toHaveLength(1);
    expect((await find(theo, parcel)).status).toBe(200);
    expect((await handOver(theo, parcel, { identitySeen: false })).status).toBe(400);
    expect((await handOver(theo, parcel)).status).toBe(200);
    expect((await handOver(theo, parcel)).status).toBe(409);
    expect((await dayOf(theo)).parcels).toEqual([]);
    const { rows } = await services.db.executeSql(
      `SELECT o.state, (SELECT json_agg(json_build_array(act, customer_id) ORDER BY at, id) FROM agent_act
         WHERE call = 'handOver') AS acts
       FROM shop_order o WHERE o.id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ state: 'collected', acts: [['changed', await customerIdOf(services, 'kim')]] }]);
  });

  it('[R6.003] shows another store nothing of it', async () => {
    const { parcel, number } = await readyParcel();
    const day = await dayOf(lea);
    expect([day.parcels, day.appointments, day.waiting]).toEqual([[], [], []]);
    expect((await find(lea, number)).status).toBe(404);
    expect((await find(lea, parcel)).status).toBe(404);
    expect((await handOver(lea, parcel)).status).toBe(404);
  });

  it('[R3.040] has the appointments of today by the clock of the store, and who waits there, with a hidden address', async () => {
    const today = services.clock.now();
    const book = (id: string, startsAt: string, store: string) =>
      services.db.executeSql(
        `INSERT INTO appointment (id, store_id, type, starts_at, ends_at, state, first_name, last_name, email, locale, token_hash,
           change, changed_at, created_at)
         VALUES ($1, $3, 'repair', $2, $2, 'booked', 'Ana', 'Duarte', 'ana@example.com', 'eng-us', $1, 0, $2, $2)`,
        [id, startsAt, store],
      );
    const date = today.toISOString().slice(0, 10);
    const tomorrow = new Date(today.getTime() + 86_400_000).toISOString().slice(0, 10);
    await book('a-noon', `${date}T16:00:00Z`, STORE);
    // Eleven at night in New York is another day in Greenwich.
    await book('a-late', `${tomorrow}T03:00:00Z`, STORE);
    await book('a-next', `${tomorrow}T16:00:00Z`, STORE);
    await book('a-paris', `${date}T16:00:00Z`, 'paris-celestins');
    await services.db.executeSql(
      `INSERT INTO appointment_waiting (id, store_id, type, email, locale, created_at)
       VALUES ('w', $1, 'repair', 'bob@example.com', 'eng-us', $2)`,
      [STORE, today],
    );
    const day = await dayOf(theo);
    expect(day.appointments.map(({ id }) => id)).toEqual(['a-noon', 'a-late']);
    expect(day.waiting).toMatchObject([{ email: 'b•••@example.com' }]);
  });

  it('[R7.186] has the call-backs of its desk, each taken by one agent, with what became of it', async () => {
    const { body } = await services.call('getCallbackSlots', { locale: 'eng-us' });
    const slot = CALL_SPECS.getCallbackSlots.answer.parse(body).slots[0]?.startsAt;
    const asked = { phone: '(212) 555-0142', slot, topic: 'gift', name: 'Ana', skuId: 'QS2001' };
    expect((await services.call('askForCallback', { locale: 'eng-us', body: asked })).status).toBe(201);
    const [callback] = (await dayOf(theo)).callbacks;
    expect(callback).toMatchObject({
      phone: '+12125550142',
      topic: 'gift',
      name: 'Ana',
      state: 'asked',
      startsAt: slot,
    });
    expect(callback?.piece).toBeDefined();
    const id = callback?.id ?? '';
    expect((await dayOf(lea)).callbacks).toEqual([]);
    expect((await act(lea, id, { act: 'take' })).status).toBe(404);
    expect((await act(theo, id, { act: 'reached' })).status).toBe(409);
    const [first, second] = await Promise.all([
      act(theo, id, { act: 'take' }),
      act(theo, id, { act: 'take' }),
    ]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    expect((await act(theo, id, { act: 'not_reached', note: 'Rang twice.' })).status).toBe(200);
    expect((await act(theo, id, { act: 'take' })).status).toBe(200);
    expect((await act(theo, id, { act: 'reached' })).status).toBe(200);
    expect((await dayOf(theo)).callbacks[0]).toMatchObject({
      state: 'reached',
      note: 'Rang twice.',
      isMine: true,
    });
    const { rows } = await services.db.executeSql(
      `SELECT outcome, count(*)::int AS acts FROM agent_act WHERE call = 'actOnCallback' AND customer_id IS NULL
       GROUP BY outcome ORDER BY outcome`,
    );
    expect(rows).toEqual([
      { outcome: 'done', acts: 4 },
      { outcome: 'refused', acts: 3 },
    ]);
  });
});
