import type { CallName } from './calls/call-table.ts';
import type { CallAddress } from './calls/call-url.ts';

/** Where the calls of a locale stand, beside what the table of calls says. */
export interface CallRouting {
  /** [R9.005] The realms of the dispatch locales that have one of their own. */
  readonly realms: Readonly<Record<string, string>>;
  /** [R7.002] The gateways that calls go to instead of the shop's own services, by name of the call. */
  readonly targets: Readonly<Partial<Record<CallName, string>>>;
}

/** One call of a page to the services, before anything is known of how it travels. */
export interface AskedCall extends CallAddress {
  /** [R9.005] The locale that the visitor has chosen; left out where it is the page's. */
  readonly dispatchLocale?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the call is given up: it rejects. */
  readonly giveUpAfterMs: number;
}

/** What came back: the same whether the services answered in this process or over HTTP. */
export interface Answered {
  readonly status: number;
  /** As JSON carries it; undefined when there was none. */
  readonly body: unknown;
  /** Set-Cookie lines. */
  readonly setCookies: readonly string[];
}

/** Asks the services, wherever they run. Rejects only when no answer came; a refusal is an answer. */
export type AskServices = (name: CallName, call: AskedCall) => Promise<Answered>;
