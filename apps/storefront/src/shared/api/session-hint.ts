/**
 * What this browser remembers of its session: the kind, and until when the access token lives. The tokens themselves
 * are in httpOnly cookies. With it a first visitor's session starts on first need, and an expired token is renewed
 * before it earns a 401.
 */
export interface SessionHint {
  /** [R6.001] `guest`, `customer`, `agent_as_guest` or `agent_for_client`. */
  readonly kind: string;
  /** Milliseconds since the epoch. */
  readonly freshUntilMs: number;
}

const KEY = 'vitrine-session';
/** Renewed this long before the end, so that a call under way does not outlive its token. */
const MARGIN_MS = 5_000;

export function readSessionHint(): SessionHint | undefined {
  const [kind, until] = (readItem(KEY) ?? '').split(' ', 2);
  return kind ? { kind, freshUntilMs: Number(until) } : undefined;
}

/** [R4.032] Where the hash of an agent's session is kept: of all tabs in the local storage, of one in its session storage. */
export const USER_HASH = 'userHash';

/** Where a tab remembers the addresses that are typed for an order: nobody's but who typed them. */
export const TYPED_ADDRESSES = 'checkout.addresses';

/** `expiresIn`: seconds, as the services say it. */
export function writeSessionHint(kind: SessionHint['kind'], expiresIn: number): void {
  writeItem(KEY, `${kind} ${Date.now() + expiresIn * 1000 - MARGIN_MS}`);
}

export function clearSessionHint(): void {
  writeItem(KEY, undefined);
  writeItem(USER_HASH, undefined);
  forgetTyped();
}

/** What was typed for an order is for nobody who comes after. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(TYPED_ADDRESSES);
  } catch {
    // Nothing was remembered.
  }
}

/** [R6.002] Whether an agent works in this browser; the services decide what follows from it. */
export function isAssisted(): boolean {
  return readItem(USER_HASH) !== undefined;
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
