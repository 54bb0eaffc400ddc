const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'touchstart'] as const;

let hasCome = false;

/**
 * Resolves at the first sign that somebody is at the page: [R3.055] what a page can do without is asked for then, and not
 * while it comes to life. `signal` ends the wait. Once there was a sign, later pages of the document do not wait.
 */
export function firstSign(signal: AbortSignal): Promise<void> {
  if (hasCome) return Promise.resolve();
  return new Promise((resolve) => {
    const come = () => {
      hasCome = true;
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, come, { once: true, passive: true, signal });
  });
}
