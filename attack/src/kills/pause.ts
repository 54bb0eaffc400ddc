export async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

const ASK_EVERY_MS = 500;

/** Asks until there is an answer or the time is up. */
export async function within<Value>(
  limitMs: number,
  ask: () => Promise<Value | undefined>,
  everyMs = ASK_EVERY_MS,
): Promise<Value | undefined> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(everyMs);
  }
  return undefined;
}
