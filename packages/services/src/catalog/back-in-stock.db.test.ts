import { describe, expect, it } from 'vitest';
import { type TestAnswer, useServices } from '../test-harness/open-services.ts';
import { SUBSCRIPTION } from '../test-harness/a-subscription.ts';

const services = useServices();

const subscribe = (change: object = {}): Promise<TestAnswer> =>
  services.call('subscribeBackInStock', { body: { ...SUBSCRIPTION, ...change } });
const rows = async () => (await services.db.executeSql('SELECT * FROM back_in_stock ORDER BY id')).rows;

describe('a subscription to a SKU that is out of stock', () => {
  it('[R3.051, R7.067] is kept once, and answered alike the first and the second time', async () => {
    const first = await subscribe();
    const second = await subscribe({ identifiers: [{ type: 'Email', value: ' ana@example.com' }] });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toEqual({ success: true });
    expect(await rows()).toMatchObject([
      { sku_id: 'QS2013', identifier: 'ana@example.com', language: 'eng', notified_at: null },
    ]);
  });

  it('[R9.032, R9.033, R9.034] comes from LV_COM for the channel ECO with consent YES, and is kept so', async () => {
    expect(await rows()).toMatchObject([{ source: 'LV_COM', stock_channel: 'ECO' }]);
    const before = await rows();
    const others = [
      { source: 'LV_APP' },
      { stockChannel: 'STORE' },
      { consent: 'NO' },
      { consent: undefined },
    ];
    for (const change of others) expect((await subscribe({ sku: 'QB5012', ...change })).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  it('[R7.067] is open again for someone who was told before', async () => {
    await services.db.executeSql('UPDATE back_in_stock SET notified_at = now()');
    await subscribe();
    expect(await rows()).toMatchObject([{ notified_at: null }]);
  });

  it('[R3.051] takes a telephone number, however it is written', async () => {
    const values = ['(212) 555-0142', '+1 212 555 0142', '212.555.0142'];
    for (const value of values) {
      expect((await subscribe({ identifiers: [{ type: 'Phone', value }] })).status).toBe(201);
    }
    const numbers = (await rows()).map((row) => row['identifier']);
    expect(numbers.filter((number) => number === '+12125550142')).toHaveLength(1);
  });

  it('[R3.051] keeps what it said of the piece and of the store, an empty store as none', async () => {
    await subscribe({ sku: 'QB5012', storeCode: 'st-0001' });
    await subscribe({ sku: 'QK3003-44', storeCode: '' });
    expect((await rows()).slice(-2)).toMatchObject([
      { store_code: 'st-0001', product_name: 'Quai', product_image: '/media/au2002-smoke/front' },
      { store_code: null },
    ]);
  });

  it('[R3.051] refuses a number of a country that the locale does not deliver to, and says so by its field', async () => {
    const identifiers = [{ type: 'Phone', value: '+33 6 12 34 56 78' }];
    expect(await subscribe({ identifiers })).toMatchObject({
      status: 400,
      errorCode: 'phone_of_other_country',
      body: { errors: [{ scope: 'field', statusDetails: 'identifiers' }] },
    });
    const inFrance = { locale: 'fra-fr', body: { ...SUBSCRIPTION, identifiers, countryCode: 'FR' } } as const;
    expect((await services.call('subscribeBackInStock', inFrance)).status).toBe(201);
  });

  it.each([
    ['an address that is none', { identifiers: [{ type: 'Email', value: 'ana at example' }] }],
    ['a number that is none', { identifiers: [{ type: 'Phone', value: '12345' }] }],
    ['no consent', { consent: 'NO' }],
    ['a SKU nobody knows', { sku: 'QX0000' }],
    ['no identifier', { identifiers: [] }],
  ])('[R7.067] is refused with %s', async (_case, change) => {
    const before = await rows();
    expect((await subscribe(change)).status).toBe(400);
    expect(await rows()).toEqual(before);
  });
});
