import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadHome } from './lead-home.ts';

/** Answers 204 whatever is not led. */
const serverOf = (publicOrigin: string) => {
  const lead = leadHome(publicOrigin, () => false);
  return createServer((asked, answer) => lead(asked, answer) || answer.writeHead(204).end());
};
const servers = {
  demo: serverOf('http://localhost:3000'),
  real: serverOf('https://shop.example'),
};
beforeAll(async () => {
  for (const server of Object.values(servers))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => Object.values(servers).forEach((server) => server.close()));

const ask = (
  server: keyof typeof servers,
  { path = '/eng-us/cart?a=1', host = '127.0.0.1:3000', mode = 'navigate', method = 'GET' },
): Promise<readonly [status: number | undefined, to: string | undefined]> =>
  new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = servers[server].address() as AddressInfo;
    const headers = { host, 'sec-fetch-mode': mode };
    request({ port, path, method, headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location]);
    })
      .on('error', reject)
      .end();
  });

describe('a page of the demo under another name of the machine', () => {
  it('is led to the public origin, with all of its address', async () => {
    expect(await ask('demo', {})).toEqual([302, 'http://localhost:3000/eng-us/cart?a=1']);
    expect(await ask('demo', { host: '[::1]:3000' })).toEqual([302, 'http://localhost:3000/eng-us/cart?a=1']);
  });

  it('leads nowhere else, whatever the address and the host say', async () => {
    const [, to = ''] = await ask('demo', { path: '//evil.example/x' });
    expect(new URL(to).origin).toBe('http://localhost:3000');
    for (const host of ['evil.example', 'localhost:3000', '127.0.0.1:3001', '127.0.0.1:3000@evil.example'])
      expect(await ask('demo', { host })).toEqual([204, undefined]);
  });

  it('is answered where it is asked for by a call or a program, and in a real shop', async () => {
    expect(await ask('demo', { mode: 'cors' })).toEqual([204, undefined]);
    expect(await ask('demo', { method: 'POST' })).toEqual([204, undefined]);
    expect(await ask('real', {})).toEqual([204, undefined]);
  });
});
