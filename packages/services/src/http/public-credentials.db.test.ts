import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type TestServices } from '../test-harness/open-services.ts';

describe('public calls that ask for credentials', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openServices({ config: { publicCredentials: 'kim:long enough' } });
  });
  afterAll(() => services.close());

  const menu = (headers: Readonly<Record<string, string>>) => services.call('getMenu', { headers });

  it('[R7.005] answer who has them, and tell others that they need them', async () => {
    const refused = await menu({});
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('Basic');
    expect((await menu({ authorization: `Basic ${btoa('kim:wrong')}` })).status).toBe(401);
    expect((await menu({ authorization: `Basic ${btoa('kim:long enough')}` })).status).toBe(200);
  });

  it('[R7.005] answer a page of the shop in a browser, which is told no secret', async () => {
    expect((await menu({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await menu({ 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  });

  it('[R7.005] leave the calls of a session as they are', async () => {
    const answer = await services.call('getCart');
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });
});
