import type { RoutingOf } from '../api-routing.ts';
import { type Answered, type AskServices, CALLS, callUrl } from '@vitrine/contracts';

/** Hears why no answer came. */
export type OnAway = (error: unknown) => void;

/** No answer came: what a page of this process says then is said to be temporary. */
export const AWAY: Answered = { status: 503, body: undefined, setCookies: [] };

/**
 * [R7.002, R9.005] Asks in the realm of the dispatch locale, and another gateway where a rule says so. Headers go along, with
 * them the visitor's cookies: an operator names the hosts that may get them (API_HOSTS).
 */
export function askWhereRulesSay(
  ask: AskServices,
  { routingOf, onAway }: { readonly routingOf: RoutingOf; readonly onAway: OnAway },
): AskServices {
  const gateways = new Map<string, AskServices>();
  return async (name, call) => {
    const { realms, targets } = routingOf(call.locale);
    const realm = realms[call.dispatchLocale ?? call.locale];
    const target = targets[name];
    if (target === undefined) return ask(name, { realm, ...call });
    const gateway = gateways.get(target) ?? askOverHttp(target, onAway);
    gateways.set(target, gateway);
    return gateway(name, { realm, ...call });
  };
}

/** Asks the services of another process. `servicesUrl`: its origin, with the path they stand below, if any. */
export function askOverHttp(servicesUrl: string, onAway: OnAway): AskServices {
  return async (name, call) => {
    const { body, headers, giveUpAfterMs } = call;
    try {
      const response = await fetch(callUrl(name, { ...call, target: servicesUrl }), {
        method: CALLS[name].method,
        headers: { accept: 'application/json', ...(body !== undefined && JSON_TYPE), ...headers },
        // Services lead nowhere, and cookies and tokens go to no host that nobody named.
        redirect: 'error',
        signal: AbortSignal.timeout(giveUpAfterMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        // A proxy between the two may answer in HTML.
        body: await response.json().catch(() => undefined),
        setCookies: response.headers.getSetCookie(),
      };
    } catch (error) {
      onAway(error);
      return AWAY;
    }
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
