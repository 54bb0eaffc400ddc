import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoEnvironment } from './config.ts';
import { ROOT } from './root.ts';
import { PROGRAMS } from './start-shop.ts';

/** Longer than any program takes to load, much shorter than it serves. */
const ENDS_WITHIN_MS = 170_000;

let folder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-launch-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const origin = async () => `http://127.0.0.1:${await freePort()}`;

/** A program as the launcher starts it, on ports and files of its own. */
async function started(program: string): Promise<ChildProcess> {
  const env = demoEnvironment({
    DATA_FOLDER: folder,
    PORT: String(await freePort()),
    PAYMENT_PROVIDER_ORIGIN: await origin(),
    WALLET_PROVIDER_ORIGIN: await origin(),
    MAILBOX_ORIGIN: await origin(),
    WORKSHOP_ORIGIN: await origin(),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  });
  child = fork(join(ROOT, program), [], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  return child;
}

async function expectEnd(program: ChildProcess): Promise<void> {
  const [code] = await once(program, 'exit', { signal: AbortSignal.timeout(ENDS_WITHIN_MS) });
  expect(code).toBe(0);
}

describe.each(PROGRAMS)('%s', (path) => {
  it('ends when the launcher is killed before it has loaded', async () => {
    const program = await started(path);
    // A killed process leaves the channel closed.
    program.disconnect();
    await expectEnd(program);
  });
});

/** The shop has a database to open first; the journeys of resilience stop it while it serves. */
describe.each(PROGRAMS.filter((path) => path !== 'apps/shop/src/start.ts'))('%s', (path) => {
  it('ends when the launcher is killed while it serves', async () => {
    const program = await started(path);
    await once(program, 'message');
    program.disconnect();
    await expectEnd(program);
  });
});
