import { expect, it } from 'vitest';
import { serveOverLoopback } from './loopback.ts';

it('serves what it is given, and nothing else, on this machine alone', async () => {
  const server = await serveOverLoopback(async (path) =>
    path === '/known' ? { contentType: 'text/plain', body: 'here' } : undefined,
  );
  try {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${server.origin}/known`)).text()).toBe('here');
    expect((await fetch(`${server.origin}/unknown`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
