const KEY = 'checkout.challenge-sent';

/** Whether this tab has been led to the bank with this challenge already. */
export function wasSent(payload: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === payload;
  } catch {
    return false;
  }
}

/** Remembers that it has; where nothing can be stored, the way back leads to the bank once more. */
export function markSent(payload: string): void {
  try {
    sessionStorage.setItem(KEY, payload);
  } catch {
    // See above.
  }
}
