import { once } from 'node:events';
import { connect } from 'node:net';
import { it } from 'vitest';
import { serverFactory } from './create-server.ts';

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['a body', 'PUT / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\n1'],
])('closes the connection of a client that takes too long for %s', async (_what, sent) => {
  const patience = { headersMs: 200, requestMs: 300, stillMs: 600_000, lookMs: 50 };
  const server = serverFactory(() => false, patience)((request) => void request.resume());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const socket = connect(address.port, '127.0.0.1');
  socket.resume();
  socket.write(sent);
  await once(socket, 'close');
  server.close();
});

it('closes the connection of a client that takes nothing of an answer', async () => {
  const patience = { headersMs: 10_000, requestMs: 30_000, stillMs: 200, lookMs: 50 };
  const large = Buffer.alloc(64 * 1024 * 1024);
  const server = serverFactory(() => false, patience)((_request, response) => void response.end(large));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const taken = once(server, 'connection');
  const socket = connect(address.port, '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const [connection] = await taken;
  await once(connection, 'close');
  socket.destroy();
  server.close();
});
