import type { AskedCall } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { identifyClient } from './identify-client.ts';

const CLIENT = { id: 'vitrine-web', secret: 'known to the shop' } as const;
const CALL: AskedCall = { locale: 'fra-fr', giveUpAfterMs: 1000 };

async function sentBy(name: 'getContent' | 'getTemplate' | 'getWishlist' | 'getCart', credentials?: string) {
  const sent: AskedCall[] = [];
  const ask = identifyClient(
    (_name, call) => {
      sent.push(call);
      return Promise.resolve({ status: 200, body: {}, setCookies: [] });
    },
    { client: CLIENT, publicCredentials: credentials },
  );
  await ask(name, CALL);
  return sent[0];
}

describe('the client of a page', () => {
  it.each(['getContent', 'getTemplate', 'getWishlist'] as const)(
    '[R7.003] names the application and the country of the route: %s',
    async (name) => {
      expect(await sentBy(name)).toMatchObject({
        query: { dispatchCountry: 'FR' },
        headers: { client_id: CLIENT.id, client_secret: CLIENT.secret },
      });
    },
  );

  it('[R7.005] shows credentials to public calls alone, where some are set', async () => {
    const basic = { authorization: `Basic ${btoa('kim:long enough')}` };
    expect((await sentBy('getContent', 'kim:long enough'))?.headers).toMatchObject(basic);
    expect(await sentBy('getCart', 'kim:long enough')).toEqual(CALL);
    expect((await sentBy('getContent'))?.headers).not.toHaveProperty('authorization');
  });
});
