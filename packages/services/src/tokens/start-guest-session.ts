import type { Database } from '@vitrine/database';
import type { AnswerOf } from '@vitrine/contracts';
import { accepted, type Result } from '@vitrine/domain';
import type { Call } from '../http/call.ts';
import { type Cookie, REFRESH_COOKIE, USID_COOKIE } from '../http/cookies.ts';
import { tokenHash } from '../http/session.ts';
import { sessionCookies } from './session-cookies.ts';
import { sessionByUsid, type SessionRow } from './session.store.ts';
import { isAlive, type RenewedTokens, secondsLeft, type TokenService } from './token.service.ts';

interface Deps {
  readonly db: Database;
  readonly tokens: TokenService;
  readonly clock: { readonly now: () => Date };
}
type GuestCall = Call<'startGuestSession'>;

/** What the client is told, and the cookies it gets with it. */
interface Going {
  readonly answer: AnswerOf<'startGuestSession'>;
  readonly cookies: readonly Cookie[];
}

/**
 * [R7.152] Goes on with the session the client can name, else begins a new one. A usid that nobody minted, or that has
 * signed in since, never becomes a session's name.
 *
 * A page of ours goes on with the session of its cookies while that lives, a customer's too, whatever usid the address
 * names. Any other client (a program, a link opened from a mail) gets the tokens in the body alone: its cookies are
 * neither read nor written, so nobody can put their own session into somebody else's browser.
 */
export async function startGuestSession(
  deps: Deps,
  call: GuestCall,
): Promise<Result<AnswerOf<'startGuestSession'>, never>> {
  const { answer, cookies } = (await namedSession(deps, call)) ?? (await newSession(deps, call));
  if (call.isFromOwnPage && cookies.length > 0) call.setCookies(cookies);
  return accepted(answer);
}

async function namedSession(deps: Deps, call: GuestCall): Promise<Going | undefined> {
  for (const usid of await usidsOf(call)) {
    const row = await sessionByUsid(deps.db, usid);
    if (row === undefined || !isAlive(row, deps.clock.now())) continue;
    const going = keptSession(deps, call, { row, usid }) ?? (await renewedSession(deps, call, { row, usid }));
    if (going !== undefined) return going;
  }
  return undefined;
}

/** The names to be tried, in order. That of the address counts on a page of ours only where no session lives. */
async function usidsOf(call: GuestCall): Promise<ReadonlySet<string>> {
  const asked = call.query.usid;
  if (!call.isFromOwnPage) return new Set(asked === undefined ? [] : [asked]);
  const hasNoSession = asked !== undefined && (await call.findSession()) === undefined;
  const usids = [call.cookie(USID_COOKIE), hasNoSession ? asked : undefined];
  return new Set(usids.filter((usid) => usid !== undefined));
}

async function newSession({ db, tokens }: Deps, call: GuestCall): Promise<Going> {
  const { usid, ...begun } = await tokens.begin(db, { market: call.locale.market });
  return handedOver(begun, usid);
}

interface NamedRow {
  readonly row: SessionRow;
  readonly usid: string;
}

/** The client holds a good token of the session already: it goes on with that, and with the cookies it has. */
function keptSession({ clock }: Deps, call: GuestCall, { row, usid }: NamedRow): Going | undefined {
  const access = call.presentedToken();
  const now = clock.now();
  if (access === undefined || tokenHash(access) !== row.accessHash || row.accessExpiresAt <= now) {
    return undefined;
  }
  return { answer: { accessToken: access, usid, expiresIn: secondsLeft(row, now) }, cookies: [] };
}

/** A guest's usid is enough for new tokens; a customer's session also needs its refresh cookie. */
async function renewedSession(
  { tokens }: Deps,
  call: GuestCall,
  { row, usid }: NamedRow,
): Promise<Going | undefined> {
  if (row.kind === 'guest') {
    const resumed = await tokens.resumeGuest(usid);
    return resumed && handedOver(resumed, usid);
  }
  const refresh = call.isFromOwnPage ? call.cookie(REFRESH_COOKIE) : undefined;
  const renewed = await tokens.refresh(refresh ?? '');
  return renewed && handedOver(renewed, usid);
}

function handedOver({ tokens, expiresInSeconds }: RenewedTokens, usid: string): Going {
  return {
    answer: { accessToken: tokens.access, usid, expiresIn: expiresInSeconds },
    cookies: sessionCookies(tokens, usid),
  };
}
