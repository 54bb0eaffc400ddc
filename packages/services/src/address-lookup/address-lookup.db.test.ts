import { CALL_SPECS, CALLS, callUrl } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestToken, type TestRequest, useServices } from '../test-harness/open-services.ts';

const services = useServices();
let token: string;
beforeAll(async () => {
  token = await guestToken(services);
});

const placesOf = (postalCode: string, country?: string, request: TestRequest = {}) =>
  services.call('getPostalPlaces', {
    token,
    params: { postalCode },
    query: country === undefined ? {} : { country },
    ...request,
  });
async function suggested(country: string, text: string) {
  const { body } = await services.call('suggestAddresses', { token, query: { country, text } });
  return CALL_SPECS.suggestAddresses.answer.parse(body).suggestions;
}

describe('the city of a postal code', () => {
  it.each([
    ['10001', undefined, { city: 'New York', state: 'NY' }],
    ['10001-4356', 'US', { city: 'New York', state: 'NY' }],
    ['75011', 'FR', { city: 'Paris' }],
    ['107-0062', 'JP', { city: '港区', state: '13', options: [{ address1: '南青山' }] }],
    ['50450', 'MY', { city: 'Kuala Lumpur', state: 'KUL' }],
  ])('[R7.131] %s in %s', async (code, country, place) => {
    expect(await placesOf(code, country)).toMatchObject({ status: 200, body: place });
  });

  it('[R7.131] is one of several where the code stands for several', async () => {
    const { body } = await placesOf('01250', 'FR');
    const { options, city } = CALL_SPECS.getPostalPlaces.answer.parse(body);
    expect(options.length).toBeGreaterThan(3);
    expect(options[0]?.city).toBe(city);
  });

  it('[R7.131] is not found for a code that is not known, nor in a country without a table', async () => {
    expect(await placesOf('00000')).toMatchObject({ status: 404, errorCode: 'not_found' });
    expect((await placesOf('1000', 'US')).status).toBe(404);
    expect((await placesOf('10115', 'DE')).status).toBe(404);
  });

  it('[R7.131] is asked for with a token, and by a code', async () => {
    expect((await placesOf('10001', undefined, { token: 'none' })).status).toBe(401);
    expect(await placesOf('<>')).toMatchObject({ status: 400, body: { statusDetails: 'postalCode' } });
    expect(await placesOf('10001', 'usa')).toMatchObject({ status: 400, body: { statusDetails: 'country' } });
  });
});

describe('suggestions for an address', () => {
  it.each([
    ['FR', '12 riv', { address1: '12 rue de Rivoli', city: 'Paris', postalCode: '75001' }],
    ['FR', 'elysees', { address1: 'avenue des Champs-Élysées', city: 'Paris' }],
    ['US', '48 merc', { address1: '48 Mercer Street', city: 'New York', state: 'NY', postalCode: '10012' }],
    ['JP', '南青山5-3-10', { address1: '南青山5-3-10', city: '港区', state: '13', postalCode: '107-0062' }],
    ['JP', '銀座4', { address1: '銀座4', city: '中央区', postalCode: '104-0061' }],
    ['KR', '세종대로', { address1: '세종대로 110', city: '중구', state: '11', postalCode: '04524' }],
    ['CN', '南京西路1266号', { address1: '南京西路1266号', district: '静安区', state: 'SH' }],
    ['MY', '12 jalan amp', { address1: '12, Jalan Ampang', state: 'KUL', postalCode: '50450' }],
  ])('[R2.129] in %s for %s', async (country, text, first) => {
    const suggestions = await suggested(country, text);
    expect(suggestions[0]).toMatchObject(first);
    expect(suggestions.length).toBeLessThanOrEqual(6);
  });

  it('[R2.129] are none for two letters, for nothing known, and elsewhere', async () => {
    expect(await suggested('US', 'me')).toEqual([]);
    expect(await suggested('US', 'zzzzz')).toEqual([]);
    expect(await suggested('DE', 'Kurfürstendamm')).toEqual([]);
  });

  it('[R2.129] are for those who have a session', async () => {
    const query = { country: 'US', text: 'mercer' };
    expect((await services.call('suggestAddresses', { token: 'none', query })).status).toBe(401);
  });
});

describe('the search of Korean addresses', () => {
  it('[R7.188] answers road, lot number and postal code, without a token', async () => {
    const { status, body } = await services.call('searchKoreanAddresses', { query: { keyword: '세종대로' } });
    expect(status).toBe(200);
    const { results } = CALL_SPECS.searchKoreanAddresses.answer.parse(body);
    expect(results.length).toBeGreaterThan(1);
    for (const { roadAddr, zipNo } of results) {
      expect(roadAddr).toContain('세종대로');
      expect(zipNo).toMatch(/^\d{5}$/u);
    }
    const byPlace = await services.call('searchKoreanAddresses', { query: { keyword: '여의도동 22' } });
    expect(byPlace.body).toMatchObject({ results: [{ zipNo: '07335' }] });
  });

  it('[R7.188] answers nothing where nothing is found, and refuses an empty one', async () => {
    const none = await services.call('searchKoreanAddresses', { query: { keyword: '없는길' } });
    expect(none.body).toEqual({ results: [] });
    for (const query of [{}, { keyword: ' ' }]) {
      expect((await services.call('searchKoreanAddresses', { query })).status).toBe(400);
    }
  });
});

describe('the divisions of China', () => {
  it('[R7.085] are provinces with cities with districts, and those of the address rules', async () => {
    const { status, body } = await services.call('getChinaDivisions');
    expect(status).toBe(200);
    const { provinces } = CALL_SPECS.getChinaDivisions.answer.parse(body);
    const shanghai = provinces.find(({ name }) => name === '上海市');
    expect(shanghai?.cities).toEqual([{ name: '上海市', districts: expect.arrayContaining(['静安区']) }]);
    const { rows } = await services.db.executeSql(
      `SELECT state ->> 'name' AS name FROM country, jsonb_array_elements(address_rules -> 'states') state WHERE iso = 'CN'`,
    );
    expect(provinces.map(({ name }) => name).toSorted()).toEqual(
      rows.map(({ name }) => String(name)).toSorted(),
    );
  });

  it('[R7.085] are not sent again to whoever has them', async () => {
    const { headers } = await services.call('getChinaDivisions');
    const again = await services.app.inject({
      method: CALLS.getChinaDivisions.method,
      url: callUrl('getChinaDivisions', { locale: 'zhs-cn' }),
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
