import { describe, expect, it, onTestFinished } from 'vitest';
import { atMost, openServices } from '../test-harness/open-services.ts';

describe('too many requests', () => {
  it('get 429 with Retry-After, those of other addresses do not', async () => {
    const few = await openServices({ config: { floodLimits: atMost(3) } });
    onTestFinished(() => few.close());
    const from = async (address: string) => few.call('startGuestSession', { address });
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 4; time += 1) codes.push((await from('10.0.0.8')).errorCode);
    expect(codes).toEqual([undefined, undefined, undefined, 'too_many_requests']);
    const refused = await from('10.0.0.8');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.0.0.9')).status).toBe(200);
  });

  it('are counted by class: whichever calls and addresses of it a client asks, from all of its IPv6 network', async () => {
    const few = await openServices({ config: { floodLimits: atMost(3) } });
    onTestFinished(() => few.close());
    const commonOnes = ['footer', 'catalog/menu', 'homepage', 'search/hints'].map(
      (path) => `/api/eng-us/${path}`,
    );
    const statuses: number[] = [];
    for (const [host, url] of [...commonOnes, '/api/eng-us/guest'].entries()) {
      const answer = await few.app.inject({ url, remoteAddress: `2001:db8:1:2::${host + 1}` });
      statuses.push(answer.statusCode);
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, false]);
    const other = await few.app.inject({ url: commonOnes[0] ?? '', remoteAddress: '2001:db8:1:3::1' });
    expect(other.statusCode).not.toBe(429);
  });

  it('of processes of pages are not counted, for each speaks for many visitors', async () => {
    const floodLimits = { ...atMost(1), isOfPages: (address: string) => address === '10.0.0.11' };
    const few = await openServices({ config: { floodLimits } });
    onTestFinished(() => few.close());
    const statuses = async (address: string) => [
      (await few.call('startGuestSession', { address })).status,
      (await few.call('startGuestSession', { address })).status,
    ];
    expect(await statuses('10.0.0.11')).toEqual([200, 200]);
    expect(await statuses('10.0.0.12')).toEqual([200, 429]);
  });

  it('of the pages of this process are not counted as those of one visitor', async () => {
    const few = await openServices({ config: { floodLimits: atMost(1) } });
    onTestFinished(() => few.close());
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await few.call('startGuestSession')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const origin = await few.app.listen({ port: 0, host: '127.0.0.1' });
    const outside = [await fetch(`${origin}/api/eng-us/guest`), await fetch(`${origin}/api/eng-us/guest`)];
    expect(outside.map(({ status }) => status)).toEqual([200, 429]);
  });
});
