const FIRST_MS = 5000;
const GROWTH = 1.5;
const LONGEST_MS = 5 * 60_000;

/** How long an open page waits before it looks again, after so many looks that found nothing new. */
export function followAfterMs(looksInVain: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * GROWTH ** looksInVain);
}
