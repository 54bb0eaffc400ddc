import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_AFTER_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** Asks until the answer is not undefined, for changes that other processes make. Throws after fifteen seconds. */
export async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  while (performance.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${what} did not come about`);
}
