import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { connect, openClient } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import { isUnreachable } from './unreachable.ts';

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const LET_IN = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const SHUT_DOWN = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

let server: Server;
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

/** A server that greets whoever comes, and tells them in the same breath that it shuts down. */
async function aServer(greet: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => greet(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `postgresql://shop@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/shop`;
}

it('a connection that breaks before whoever asked for it listens is a failed transaction, and no end of the process', async () => {
  const connectionString = await aServer((socket) => socket.end(Buffer.concat([LET_IN, SHUT_DOWN])));
  const db = connect({ connectionString });
  const failure: unknown = await inTransaction(db, async (transaction) =>
    transaction.executeSql('SELECT 1'),
  ).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
  await db.close();
});

it('a single connection that breaks while nobody asks fails the next statement', async () => {
  let said: Socket | undefined;
  const connectionString = await aServer((socket) => {
    said = socket;
    socket.write(LET_IN);
  });
  const client = openClient({ connectionString });
  await client.connect();
  const broken = new Promise((resolve) => {
    client.once('error', resolve);
  });
  said?.end(SHUT_DOWN);
  await broken;
  await expect(client.query('SELECT 1')).rejects.toThrow('connection error');
});
