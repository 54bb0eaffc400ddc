import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpSmsGateway } from './http-sms-gateway.ts';

const MESSAGE = { id: 'message-1', to: '+12125550142', text: 'Alba is back' };
let server: Server | undefined;
afterEach(() => void server?.close());

/** A provider that answers with a status, and what it was asked. */
async function aProvider(status: number) {
  const asked: object[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: unknown = JSON.parse(await text(request));
    const { authorization, 'idempotency-key': key } = request.headers;
    asked.push({ url: request.url, authorization, key, body });
    response.writeHead(status, { location: '/elsewhere' }).end('{}');
  };
  server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const origin = `http://127.0.0.1:${address.port}`;
  return { asked, gateway: createHttpSmsGateway({ origin, key: 'secret', from: 'AURELE', timeoutMs: 1000 }) };
}

describe('text messages over HTTP', () => {
  it('[R3.051] go to the provider with their number, words and id', async () => {
    const { asked, gateway } = await aProvider(202);
    await gateway.send(MESSAGE);
    expect(asked).toEqual([
      {
        url: '/messages',
        authorization: 'Bearer secret',
        key: 'message-1',
        body: { from: 'AURELE', to: '+12125550142', text: 'Alba is back' },
      },
    ]);
  });

  it.each([302, 400, 401, 503])(
    'fail where the provider answers %i, and name neither number nor words',
    async (status) => {
      const { gateway } = await aProvider(status);
      const error: unknown = await gateway.send(MESSAGE).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toMatch(/2125550142|Alba/u);
    },
  );
});
