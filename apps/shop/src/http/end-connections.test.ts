import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { endConnections } from './end-connections.ts';

describe('a stop', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = Fastify({ forceCloseConnections: 'idle' });
    endConnections(app);
  });

  it('does not wait for a connection that was opened and never used', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const accepted = once(app.server, 'connection');
    const socket = connect(Number(port), '127.0.0.1');
    const closed = once(socket, 'close');
    await accepted;
    await app.close();
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  it('lets a request under way end', async () => {
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<undefined>();
    app.get('/', async () => {
      isAsked(undefined);
      await mayAnswer;
      return 'whole';
    });
    const response = fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
    await asked;
    const closed = app.close();
    answer(undefined);
    expect(await (await response).text()).toBe('whole');
    await closed;
  });
});
