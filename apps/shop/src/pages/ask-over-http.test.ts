import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { askOverHttp } from './ask-over-http.ts';

it('answers 503 for services that are not there, and says why', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const told: unknown[] = [];
  const ask = askOverHttp(`http://127.0.0.1:${address.port}`, (error) => told.push(error));
  const answer = await ask('getHomepage', { locale: 'eng-us', giveUpAfterMs: 5000 });
  expect([answer.status, told.length]).toEqual([503, 1]);
});
