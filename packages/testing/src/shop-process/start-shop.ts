import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostEnvironment } from './config.ts';
import { freePort } from './free-port.ts';

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const START_WITHIN_MS = 120_000;

export interface RunningShop {
  readonly origin: string;
  readonly paymentOrigin: string;
  readonly mailboxOrigin: string;
  readonly dataFolder: string;
  /** The launcher; the shop, its neighbours and the database are its descendants. */
  readonly pid: number;
  /** Everything it printed so far. */
  printed(): string;
  /** Stops in order, as Ctrl-C does; the data stays. */
  stop(): Promise<void>;
  /** Stops and removes the data. */
  remove(): Promise<void>;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A folder an earlier shop left behind, to go on with; a new one when absent. */
  readonly dataFolder?: string;
}

/** A new folder that the database's own account may walk through: else root's data would lie elsewhere, and stay. */
async function enterableFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Starts the whole shop as `npm start` does, on ports and a data folder of its own. */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const [port, payment, smtp, viewer] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const dataFolder = options.dataFolder ?? (await enterableFolder());
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tools/launch/main.ts', 'start'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...hostEnvironment(),
        PORT: String(port),
        PAYMENT_PROVIDER_ORIGIN: `http://127.0.0.1:${payment}`,
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        MAILBOX_ORIGIN: `http://127.0.0.1:${viewer}`,
        DATA_FOLDER: dataFolder,
        LOG_FILE: join(dataFolder, 'logs', 'shop.log'),
        VITRINE_HOOKS: '1',
        SANDBOX_CONTROLS: '1',
        ...options.env,
      },
    },
  );
  const printed: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const origin = `http://localhost:${port}`;
  await untilItServes(child, origin, () => printed.join(''));
  if (child.pid === undefined) throw new Error('a process that serves has a pid');
  const stop = async () => stopChild(child);
  return {
    origin,
    paymentOrigin: `http://127.0.0.1:${payment}`,
    mailboxOrigin: `http://127.0.0.1:${viewer}`,
    dataFolder,
    pid: child.pid,
    printed: () => printed.join(''),
    stop,
    async remove() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Asks `/readyz` until it answers 200; the wait is for a process to start, there is nothing to subscribe to. */
async function untilItServes(child: ChildProcess, origin: string, printed: () => string): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended before it served:\n${printed()}`);
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  child.kill('SIGTERM');
  throw new Error(`The shop did not serve within ${START_WITHIN_MS} ms:\n${printed()}`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
