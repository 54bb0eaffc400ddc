import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CompactEncrypt, decodeJwt, importJWK } from 'jose';
import * as z from 'zod/mini';

const ROOT = dirname(dirname(dirname(dirname(import.meta.dirname))));

/** A TCP port on loopback that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

export interface Neighbour {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The payment sandbox as the process it is, with its faults to be switched on. */
export async function startSandbox(): Promise<Neighbour> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  return started('apps/payment-sandbox', origin, (folder) => ({
    SANDBOX_ORIGIN: origin,
    SANDBOX_DATA: folder,
    SANDBOX_CONTROLS: '1',
    SANDBOX_DELAY_SECONDS: '0.5',
  }));
}

export interface MailboxProcess extends Neighbour {
  readonly smtpUrl: string;
}

/** The mailbox as the process it is. */
export async function startMailbox(): Promise<MailboxProcess> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  const neighbour = await started('apps/mailbox', origin, (folder) => ({
    MAILBOX_ORIGIN: origin,
    MAILBOX_SMTP_URL: smtpUrl,
    MAILBOX_DATA: folder,
  }));
  return { ...neighbour, smtpUrl };
}

async function started(
  app: string,
  origin: string,
  environment: (folder: string) => Readonly<Record<string, string>>,
): Promise<Neighbour> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-neighbour-'));
  const child = spawn(process.execPath, [join(ROOT, app, 'src/start.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: environment(folder),
  });
  // Each says one word to whoever started it once it listens.
  await Promise.race([once(child, 'message'), failedToStart(child, app)]);
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function failedToStart(child: ChildProcess, app: string): Promise<never> {
  await once(child, 'exit');
  throw new Error(`${app} ended before it listened`);
}

const Context = z.object({ key: z.record(z.string(), z.unknown()) });
const Token = z.object({ token: z.string() });

/** What the card fields do in the shopper's browser: the token for a card, from the provider's own origin. */
export async function tokenFor(origin: string, captureContext: string, number: string): Promise<string> {
  const { key } = Context.parse(decodeJwt(captureContext));
  const card = { number, expiryMonth: 12, expiryYear: 2040, holder: 'Ana', securityCode: '123' };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
  const response = await fetch(`${origin}/card-fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context: captureContext, card: jwe }),
  });
  return Token.parse(await response.json()).token;
}
