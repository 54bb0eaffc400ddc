import type { IncomingHttpHeaders } from 'node:http';
import {
  CALLS,
  type CallName,
  type CallRow,
  ORDER_LINK_HEADER,
  REPAIR_LINK_HEADER,
  USER_HASH_HEADER,
} from '@vitrine/contracts';
import { type Application, APPLICATION_IDS, isAgent, isForCustomer, type Principal } from '@vitrine/domain';
import type { Exchange } from './call.ts';
import { areCookiesSecure, cookieHeader, readCookie } from './cookies.ts';
import { requestOrigin } from './own-origin.ts';
import { type FindSession, presentedToken, type Session, tokenHash } from './session.ts';

/** What is known of who calls, before anything is looked up: a request, or a page of this process that asks for its visitor. */
export interface Caller {
  readonly id: string;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Writes down what an agent is about to do with a call; undefined for everybody else, and where there is nothing to tell.
 * What it gives says afterwards whether it was done.
 */
export type NoteAct = (
  name: CallName,
  session: Session | undefined,
) => Promise<((isDone: boolean) => Promise<void>) | undefined>;

export interface CallerDeps {
  readonly findSession: FindSession;
  readonly clock: { readonly now: () => Date };
  /** The origins the shop is reached at, the canonical one first; cookies are `Secure` when that one is https. */
  readonly ownOrigins: readonly string[];
  /** [R4.032] What tells the sessions of an agent's tabs apart. */
  readonly contextHash: (session: Session) => string;
  /** [R6.003] Writes down what agents do. */
  readonly noteAct: NoteAct;
}

interface Admitted {
  readonly session: Session | undefined;
  readonly principal: Principal | undefined;
}

/** Why a caller is not let in. */
type NotAdmitted = 'unauthorized' | 'forbidden' | 'other_client';

/** Who calls, when the access lets them in. */
export async function admit(
  name: CallName,
  deps: CallerDeps,
  caller: Caller,
): Promise<Admitted | NotAdmitted> {
  const call: CallRow = CALLS[name];
  const { access } = call;
  if (access === 'public' || access === 'refresh') return { session: undefined, principal: undefined };
  if (access === 'application') {
    const principal = applicationOf(caller);
    return principal === undefined ? 'unauthorized' : { session: undefined, principal };
  }
  const session = await sessionOf(deps, caller);
  if (session === undefined) return 'unauthorized';
  if (isOfOtherClient(deps, session, caller)) return 'other_client';
  return access === 'agent' ? admitAgent(session) : admitShopper(call, session, caller);
}

function admitShopper(
  { access, guests, agents }: Pick<CallRow, 'access' | 'guests' | 'agents'>,
  session: Session,
  caller: Caller,
): Admitted | NotAdmitted {
  const needsCustomer = access === 'customer' || (guests === 'by-link' && !isLinked(caller));
  if (agents === 'never' && isAgent(session.principal)) return 'forbidden';
  if (needsCustomer && !isForCustomer(session.principal)) return 'unauthorized';
  return { session, principal: session.principal };
}

/** [R2.013] A guest may be an agent who has not signed in; a customer is none. */
function admitAgent(session: Session): Admitted | NotAdmitted {
  const { principal } = session;
  if (isAgent(principal)) return { session, principal };
  return principal.kind === 'guest' ? 'unauthorized' : 'forbidden';
}

/** [R4.032] A page of an agent says which session it was made for: another tab may have begun another one since. */
function isOfOtherClient({ contextHash }: CallerDeps, session: Session, { headers }: Caller): boolean {
  const told = headers[USER_HASH_HEADER];
  return told !== undefined && isAgent(session.principal) && told !== contextHash(session);
}

const isLinked = ({ headers }: Caller): boolean =>
  headers[ORDER_LINK_HEADER] !== undefined || headers[REPAIR_LINK_HEADER] !== undefined;

/** [R7.140] */
function applicationOf({ headers }: Caller): Application | undefined {
  const name = headers['client_id'];
  const isKnown = typeof name === 'string' && APPLICATION_IDS.has(name);
  return isKnown ? { kind: 'application', applicationId: name } : undefined;
}

async function sessionOf(deps: CallerDeps, caller: Caller): Promise<Session | undefined> {
  const presented = presentedToken(caller, areCookiesSecure(deps.ownOrigins));
  return presented && deps.findSession(tokenHash(presented.token), deps.clock.now());
}

/** What a handler may know of the caller. `setCookies` gets the Set-Cookie lines of the answer. */
export function exchangeOf(
  deps: CallerDeps,
  caller: Caller,
  setCookies: (lines: readonly string[]) => void,
): Exchange {
  const isSecure = areCookiesSecure(deps.ownOrigins);
  const { headers } = caller;
  return {
    requestId: caller.id,
    address: caller.ip,
    isFromOwnPage: requestOrigin(caller, deps.ownOrigins) === 'own',
    header: (name) => {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (place) => readCookie(headers.cookie, place, isSecure),
    presentedToken: () => presentedToken(caller, isSecure)?.token,
    findSession: () => sessionOf(deps, caller),
    setCookies: (cookies) => setCookies(cookies.map((cookie) => cookieHeader(cookie, isSecure))),
  };
}
