import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './root.ts';

const LOCK = join(ROOT, 'build', '.lock');
const ASK_AGAIN_MS = 200;

/** Lets one process of this checkout build at a time: two at once would take each other's files away. */
export async function withBuildLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  while (!take()) await pause(ASK_AGAIN_MS);
  try {
    await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!ownerLives()) rmSync(LOCK, { force: true });
    return false;
  }
}

/** A builder that was killed leaves its lock behind; signal 0 asks whether it still lives. */
function ownerLives(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
