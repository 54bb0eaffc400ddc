/**
 * What this browser remembers of its session: the kind, and until when the access token lives. The tokens themselves
 * are in httpOnly cookies. With it a first visitor's session starts on first need, and an expired token is renewed
 * before it earns a 401.
 */
export interface SessionHint {
  readonly kind: 'guest' | 'customer';
  /** Milliseconds since the epoch. */
  readonly freshUntilMs: number;
}

const KEY = 'vitrine-session';
/** Renewed this long before the end, so that a call under way does not outlive its token. */
const MARGIN_MS = 5_000;

export function readSessionHint(): SessionHint | undefined {
  const [kind, until] = (readItem(KEY) ?? '').split(' ', 2);
  if (kind !== 'guest' && kind !== 'customer') return undefined;
  return { kind, freshUntilMs: Number(until) };
}

/** `expiresIn`: seconds, as the services say it. */
export function writeSessionHint(kind: SessionHint['kind'], expiresIn: number): void {
  writeItem(KEY, `${kind} ${Date.now() + expiresIn * 1000 - MARGIN_MS}`);
}

export function clearSessionHint(): void {
  writeItem(KEY, undefined);
}

export function isFresh(hint: SessionHint | undefined): boolean {
  return hint !== undefined && Date.now() < hint.freshUntilMs;
}

// Storage throws where the visitor has forbidden it; the shop then works with what the cookies say.
function readItem(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeItem(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing is remembered then.
  }
}
