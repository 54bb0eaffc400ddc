import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that are under way when the shop stops may take this long to end, in ms; a supervisor kills later. */
const REQUESTS_END_WITHIN_MS = 10_000;

/**
 * Lets a stop end. Browsers open connections ahead of need, and Node does not count one that never sent anything as
 * idle: it would hold the stop for as long as headers may take. Those are closed at once, requests under way after a
 * time.
 */
export function endConnections(app: FastifyInstance): void {
  const open = openSockets(app.server);
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_WITHIN_MS).unref();
  });
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
