const KEY = 'farewell';

/** The account is deleted: the page that follows says so. A browser that keeps nothing says nothing. */
export function noteFarewell(): void {
  try {
    sessionStorage.setItem(KEY, 'account');
  } catch {}
}

/** Whether there is a farewell to say. */
export function hasFarewell(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** It was read. */
export function endFarewell(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
