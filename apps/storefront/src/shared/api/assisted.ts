import { USER_HASH_HEADER } from '@vitrine/contracts';
import { shopper } from '../session/shopper.ts';
import { USER_HASH } from './session-hint.ts';
import { errorBodyOf, type TransportAnswer } from './transport.ts';

/*
 * What the client of an agent does beside that of a shopper; fetched where an agent works. The hash of the agent's session
 * stands in the storage of all tabs and in that of this one [R4.032].
 */

const CONFLICT = 409;

/** A new document is made for whom the browser serves then; only what happens later is a conflict. */
let hasBegun = false;

/** [R8.021] The page is made for whom the browser serves by now, or is the one that comes next. */
export function joinOtherTab(): void {
  setOwnHash(localStorage.getItem(USER_HASH));
}

/** Makes a call that ends the session which the browser has now, whichever tab began it. Refused, the tab is as it was. */
export async function inSessionOfAllTabs<Answer extends { readonly ok: boolean }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  const own = sessionStorage.getItem(USER_HASH);
  joinOtherTab();
  const answer = await call();
  if (!answer.ok) setOwnHash(own);
  return answer;
}

export function setOwnHash(hash: string | null): void {
  if (hash === null) sessionStorage.removeItem(USER_HASH);
  else sessionStorage.setItem(USER_HASH, hash);
}

/**
 * [R4.032] Whether another tab serves another client, or nobody any more. The page says so where something was to be done for
 * the client; what is only read is not read either, in silence.
 */
export function isConflict(isAct = true): boolean {
  if (!hasBegun) joinOtherTab();
  hasBegun = true;
  const isOther = sessionStorage.getItem(USER_HASH) !== localStorage.getItem(USER_HASH);
  if (isOther && isAct) shopper.set({ hasOtherClient: true });
  return isOther;
}

/** What says with each call which session the page was made for. */
export function hashHeaders(): Readonly<Record<string, string>> {
  const hash = sessionStorage.getItem(USER_HASH);
  return hash === null ? {} : { [USER_HASH_HEADER]: hash };
}

/** The services may have seen that the page was made for another client than its browser now serves. */
export function hearAnswer(answer: TransportAnswer): void {
  if (answer.type !== 'answered' || answer.status !== CONFLICT) return;
  if (errorBodyOf(answer.body)?.errorCode === 'other_client') shopper.set({ hasOtherClient: true });
}
