import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { followStarter } from '@vitrine/lifecycle';
import { demoEnvironment } from './config.ts';
import { greeting } from './greeting.ts';
import { ROOT } from './root.ts';

/** The shop last: it is stopped first, while its neighbours still answer. */
export const PROGRAMS = [
  'apps/mailbox/src/start.ts',
  'apps/payment-sandbox/src/start.ts',
  'apps/workshop/src/start.ts',
  'apps/shop/src/start.ts',
] as const;
type Environment = Readonly<Record<string, string | undefined>>;

/** Rendering leaves much to collect: with a cap it is collected instead of kept (measured, bench/README.md). */
const HEAP_MEGABYTES = 256;
/** Rendering makes much that dies young: more room for it saves a tenth of a page's cost. */
const YOUNG_MEGABYTES = 32;
/** Left to itself V8 collects everything when the old generation grew by a quarter: a third of a page's work. */
const OLD_MAY_GROW_PERCENT = 100;
const NODE_SETTINGS = {
  /** glibc's arenas per thread keep what they once had; compression and pictures use many threads. */
  MALLOC_ARENA_MAX: '2',
  /** Types stripped and code compiled at an earlier start: half of what loading the programs costs. */
  NODE_COMPILE_CACHE: join(ROOT, 'build', 'compile-cache'),
} as const;

/** Longer than the shop's own limit for a graceful stop. */
const STOP_WITHIN_MS = 20_000;

/**
 * Starts the demo's neighbours (mailbox, payment provider, workshop) and the shop, all at once, shows what they say, and stops
 * them in order on Ctrl-C, SIGTERM, or when whoever started this process is gone. Ends when the shop ends.
 */
export async function startShop(say: (line: string) => void): Promise<void> {
  const started: ChildProcess[] = [];
  const environment = demoEnvironment();
  let stopped: Promise<void> | undefined;
  const stopAll = (): Promise<void> => (stopped ??= stopInOrder(started, say));
  followStarter().stopWith(stopAll);

  for (const program of PROGRAMS) {
    const child = start(program, environment, say);
    started.push(child);
    child.once('exit', (code) => {
      if (stopped !== undefined) return;
      say(`${program} ended (${code}); the rest is stopped too.`);
      process.exitCode = 1;
      void stopAll();
    });
  }
  await Promise.all(started.map(ready));
  if (stopped === undefined) say(greeting(environment));
  await Promise.all(started.map(ended));
  if (process.connected) process.disconnect();
}

/** The last that was started is stopped first. */
async function stopInOrder(started: readonly ChildProcess[], say: (line: string) => void): Promise<void> {
  say('\nStopping …');
  for (const child of started.toReversed()) await stop(child);
}

/**
 * Detached: in a terminal Ctrl-C would otherwise reach every process of the group at once, the database before
 * the shop. Each program ends when its IPC channel closes, even if this process is killed (`@vitrine/lifecycle`).
 */
function start(program: string, environment: Environment, say: (line: string) => void): ChildProcess {
  const child = fork(join(ROOT, program), [], {
    cwd: ROOT,
    detached: true,
    env: { ...NODE_SETTINGS, ...environment },
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES}`,
      `--heap-growing-percent=${OLD_MAY_GROW_PERCENT}`,
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => {
    if (isSaying(message)) say(message.say);
  });
  return child;
}

const isSaying = (message: unknown): message is { readonly say: string } =>
  typeof message === 'object' && message !== null && 'say' in message && typeof message.say === 'string';

/** A program says `{ready: true}` once it serves. */
async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve();
    });
    child.once('exit', () => resolve());
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended(child);
  clearTimeout(deadline);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
}
