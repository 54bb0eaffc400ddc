import type { AnswerOf, BodyOf, CALL_SPECS, CallName, CALLS, ParamsOf, QueryOf } from '@vitrine/contracts';
import type {
  AgentAsGuest,
  AgentForClient,
  Application,
  Customer,
  Locale,
  Refusals,
  Result,
  Shopper,
} from '@vitrine/domain';
import type { Cookie, CookiePlace } from './cookies.ts';
import type { FollowedAnswer } from './event-stream.ts';
import type { FileAnswer } from './file-answer.ts';
import type { RefusalCodeOf } from './refusals.ts';
import type { CustomerSession, Session } from './session.ts';

/** The session a handler finds: the call's access was checked before, so it is there where the access asks for it. */
type SessionOf<Name extends CallName> = (typeof CALLS)[Name]['access'] extends 'session'
  ? Session
  : (typeof CALLS)[Name]['access'] extends 'customer'
    ? CustomerSession
    : (typeof CALLS)[Name]['access'] extends 'agent'
      ? Session<AgentAsGuest | AgentForClient>
      : undefined;

type ByAccess<Name extends CallName> = {
  session: Shopper;
  customer: Customer | AgentForClient;
  agent: AgentAsGuest | AgentForClient;
  application: Application;
  public: undefined;
  refresh: undefined;
}[(typeof CALLS)[Name]['access']];

/** Who calls, as the row of the call lets in; undefined where anybody may call. */
type PrincipalOf<Name extends CallName> = (typeof CALLS)[Name] extends { readonly agents: 'never' }
  ? Exclude<ByAccess<Name>, AgentAsGuest | AgentForClient>
  : ByAccess<Name>;

/** What a handler may know of the request beside its parsed parts, and what it may add to the answer. */
export interface Exchange {
  readonly requestId: string;
  /** The address the request came from, as the root server's `trustProxy` sees it. */
  readonly address: string;
  /** Did a page of ours send it? Only a browser's own word counts, which no page of another site can change. */
  readonly isFromOwnPage: boolean;
  readonly header: (name: string) => string | undefined;
  readonly cookie: (place: CookiePlace) => string | undefined;
  /** The access token of the request, by header or cookie, whether good or not. */
  readonly presentedToken: () => string | undefined;
  /** The live session of the request's token on a call that needs none; undefined without a good token. */
  readonly findSession: () => Promise<Session | undefined>;
  readonly setCookies: (cookies: readonly Cookie[]) => void;
}

/** One request, parsed and let in. */
export interface Call<Name extends CallName> extends Exchange {
  readonly locale: Locale;
  readonly session: SessionOf<Name>;
  readonly principal: PrincipalOf<Name>;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
}

/** What a handler gives: the answer, the file where the call answers with one, what is followed, or where it leads on to. */
type GivenBy<Name extends CallName> = (typeof CALL_SPECS)[Name] extends { readonly file: string }
  ? FileAnswer
  : (typeof CALL_SPECS)[Name] extends { readonly status: 302 }
    ? { readonly location: string }
    : (typeof CALL_SPECS)[Name] extends { readonly events: true }
      ? FollowedAnswer<AnswerOf<Name>>
      : AnswerOf<Name>;

/** Answers one call: its answer, or a refusal its specification names (or a common one). What it throws is a 500. */
export type Handler<Name extends CallName> = (
  call: Call<Name>,
) => Promise<Result<GivenBy<Name>, Refusals<RefusalCodeOf<Name>>>>;

/** Registers the handler of a call on every address the call has. */
export type MountCall = <Name extends CallName>(name: Name, handler: Handler<Name>) => void;
