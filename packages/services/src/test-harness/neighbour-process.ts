import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@vitrine/testing';

const ROOT = dirname(dirname(dirname(dirname(import.meta.dirname))));

interface Neighbour {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Where each of the two providers is. */
export interface SandboxProcess extends Neighbour {
  readonly walletOrigin: string;
}

/** The payment sandbox as the process it is, with its faults to be switched on. */
export async function startSandbox(): Promise<SandboxProcess> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const walletOrigin = `http://127.0.0.1:${await freePort()}`;
  const neighbour = await started('apps/payment-sandbox', origin, (folder) => ({
    SANDBOX_ORIGIN: origin,
    SANDBOX_WALLET_ORIGIN: walletOrigin,
    SANDBOX_DATA: folder,
    SANDBOX_CONTROLS: '1',
    SANDBOX_DELAY_SECONDS: '0.5',
  }));
  return { ...neighbour, walletOrigin };
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

export interface WorkshopSettings {
  /** Where it listens, and what it left behind in an earlier run. */
  readonly origin: string;
  readonly folder: string;
  readonly shopOrigin: string;
  readonly key: string;
  /** How soon it goes on by itself; 0: never. */
  readonly stepSeconds: number;
}

/** The workshop as the process it is. Its folder stays when it is stopped, and stopping kills it. */
export async function startWorkshop(settings: WorkshopSettings): Promise<Neighbour> {
  const { origin, folder, shopOrigin, key, stepSeconds } = settings;
  return startedIn(folder, 'apps/workshop', {
    origin,
    environment: {
      WORKSHOP_ORIGIN: origin,
      WORKSHOP_SHOP_ORIGIN: shopOrigin,
      WORKSHOP_KEY: key,
      WORKSHOP_DATA: folder,
      WORKSHOP_STEP_SECONDS: String(stepSeconds),
    },
  });
}

async function started(
  app: string,
  origin: string,
  environment: (folder: string) => Readonly<Record<string, string>>,
): Promise<Neighbour> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-neighbour-'));
  const neighbour = await startedIn(folder, app, { origin, environment: environment(folder) });
  return {
    origin,
    stop: async () => {
      await neighbour.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startedIn(
  folder: string,
  app: string,
  {
    origin,
    environment,
  }: { readonly origin: string; readonly environment: Readonly<Record<string, string>> },
): Promise<Neighbour> {
  const child = spawn(process.execPath, [join(ROOT, app, 'src/start.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: environment,
  });
  // Each program sends one message to its starter once it listens.
  await Promise.race([once(child, 'message'), failedToStart(child, app)]);
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function failedToStart(child: ChildProcess, app: string): Promise<never> {
  await once(child, 'exit');
  throw new Error(`${app} ended before it listened`);
}
