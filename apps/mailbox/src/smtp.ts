import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

const SIZE_LIMIT_BYTES = 10 * 1024 * 1024;
const MAX_CLIENTS = 50;

/** Takes every mail from this machine for anyone; a mail is answered 250 only once it is kept. */
export function createSmtpServer(store: MailStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: SIZE_LIMIT_BYTES,
    maxClients: MAX_CLIENTS,
    logger: false,
    onData: callbackify((stream: SMTPServerDataStream, _session: SMTPServerSession) =>
      receive(stream, store),
    ),
  });
  // A client that hangs up in the middle is its own affair.
  server.on('error', () => undefined);
  return server;
}

async function receive(stream: SMTPServerDataStream, store: MailStore): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    // What is over the limit is read and dropped, so that the client hears the answer.
    if (bytes <= SIZE_LIMIT_BYTES) chunks.push(part);
  }
  if (bytes > SIZE_LIMIT_BYTES)
    throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
  await store.save(Buffer.concat(chunks));
}
