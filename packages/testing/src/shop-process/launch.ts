import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostEnvironment } from './config.ts';
import { processTree, stillRunning } from './process-tree.ts';

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const START_WITHIN_MS = 300_000;
const LOOK_AGAIN_AFTER_MS = 100;

export interface Launched {
  readonly pid: number;
  /** Everything it printed so far. */
  printed(): string;
  /** The process and all it started, as far as they run. */
  processes(): readonly number[];
  /** SIGTERM, and the wait for its end. */
  stop(): Promise<void>;
  /** SIGKILL to it and to all it started at once, as when the machine loses its power. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** A program of the checkout and its arguments. */
  readonly program: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Where it serves once it is ready. */
  readonly origin: string;
  /** What answers 200 once it serves; `/readyz` where it is left out. */
  readonly readyPath?: string;
}

/** Starts a program that serves, and waits until `readyPath` answers 200. Throws with what it printed when it does not. */
export async function launch({
  program,
  env,
  origin,
  readyPath = '/readyz',
}: LaunchOptions): Promise<Launched> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...hostEnvironment(), ...env },
  });
  const printed: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  await untilItServes(child, `${origin}${readyPath}`, () => printed.join(''));
  const { pid } = child;
  if (pid === undefined) throw new Error('a process that serves has a pid');
  return {
    pid,
    printed: () => printed.join(''),
    processes: () => processTree(pid),
    stop: async () => stopChild(child),
    async kill() {
      const all = processTree(pid);
      for (const member of all) killAtOnce(member);
      while (stillRunning(all).length > 0) await pause();
    },
  };
}

/** Polls, because a starting process offers nothing to subscribe to. */
async function untilItServes(child: ChildProcess, address: string, printed: () => string): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended before it served:\n${printed()}`);
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause();
  }
  child.kill('SIGTERM');
  throw new Error(`The shop did not serve within ${START_WITHIN_MS} ms:\n${printed()}`);
}

async function pause(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN_AFTER_MS);
  });
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself when its parent did.
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
