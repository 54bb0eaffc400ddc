import { callNames, type CallName, CALLS, type CallRouting } from '@vitrine/contracts';
import { LOCALE_LIST, REALMS, realmOf, rewriteTarget } from '@vitrine/domain';
import type { Config } from './config.ts';

/** Where the calls of every locale stand: by the rules that fit, and in which realms. */
export type RoutingOf = (locale: string) => CallRouting;

/** [R7.002, R9.003, R9.005] Every locale is worked out once: the settings change with the process alone. */
export function createRouting({ api, publicOrigin }: Pick<Config, 'api' | 'publicOrigin'>): RoutingOf {
  const domain = new URL(publicOrigin).hostname;
  const realms = Object.fromEntries(Object.keys(api.realms).map((code) => [code, realmOf(api.realms, code)]));
  const routings = new Map<string, CallRouting>();
  return (locale) => {
    const known = routings.get(locale);
    if (known !== undefined) return known;
    const targets: Partial<Record<CallName, string>> = {};
    for (const name of callNames()) {
      const { path: route, service } = CALLS[name];
      const target = rewriteTarget(api.rewrites, { domain, locale, route, service });
      if (target !== undefined) targets[name] = target;
    }
    const routing = { realms, targets };
    // Addresses may name anything; only what is a locale is kept.
    if (LOCALE_LIST.some(({ code }) => code === locale)) routings.set(locale, routing);
    return routing;
  };
}

/** The realms that gateway calls are answered below: those of every shop, and those that the settings name. */
export function realmsOf({ api }: Pick<Config, 'api'>): readonly string[] {
  return [...new Set([...REALMS, ...Object.keys(api.realms).map((locale) => realmOf(api.realms, locale))])];
}

/** The origins that pages of the shop send calls to, beside their own. */
export function gatewayOrigins({ api }: Pick<Config, 'api'>): readonly string[] {
  return [...new Set(api.rewrites.map(({ target }) => new URL(target).origin))];
}
