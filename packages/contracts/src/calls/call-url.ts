import { DEFAULT_REALM } from '@vitrine/domain';
import { CALL_ROUTES } from './call-routes.ts';
import type { CallName } from './call-table.ts';

/** What fills a call's address: `:name` segments from `params`, the query string from `query`. */
export interface CallAddress {
  readonly locale: string;
  readonly realm?: string | undefined;
  /** [R7.002] What comes before the path, where the call goes to another gateway. */
  readonly target?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** The path and query of a call, beginning with `/` or with the gateway it goes to. Throws when a `:name` of the path has no value. */
export function callUrl(name: CallName, address: CallAddress): string {
  const { path } = CALL_ROUTES[name];
  const rooted = path.startsWith('/') ? path : `/api/{locale}/${path}`;
  const filled = rooted
    .replace('{realm}', address.realm ?? DEFAULT_REALM)
    .replace('{locale}', address.locale)
    .replaceAll(/:([a-zA-Z]+)/gu, (_match, key: string) => {
      const value = address.params?.[key];
      if (value === undefined) throw new Error(`${name} needs the parameter ${key}`);
      return encodeURIComponent(value);
    });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(address.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return (address.target ?? '') + filled + (search === '' ? '' : `?${search}`);
}
