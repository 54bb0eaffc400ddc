import type { CallRow, ServiceName } from './call-row.ts';
import { type CallName, callNames, CALLS } from './call-table.ts';

/** What a caller needs of a call. */
export interface CallRoute extends Pick<CallRow, 'method' | 'path' | 'kind'> {
  /** It acts for somebody, so a session must be there first. */
  readonly isPrivate?: true;
  /** [R7.003] Its client names the application and the country. */
  readonly isIdentified?: true;
}

/** Of content, WCM and the account; and of the knowledge base, which lets in nobody else [R7.140]. */
const IDENTIFIED: ReadonlySet<ServiceName> = new Set<ServiceName>([
  'editorial',
  'wcm',
  'account',
  'consents',
  'wishlist',
  'knowledge',
]);

/**
 * The part of CALLS that callers read. In the browser it begins empty, and every module adds the routes of the calls that
 * it makes (apps/storefront/vite/browser-calls.ts), so that ids, services and guards are not sent to it.
 */
export const CALL_ROUTES: Readonly<Record<CallName, CallRoute>> = routes();

function routes(): Readonly<Record<CallName, CallRoute>> {
  const table: Record<CallName, CallRoute> = { ...CALLS };
  for (const name of callNames()) table[name] = routeOf(CALLS[name]);
  return table;
}

function routeOf({ access, kind, method, path, service }: CallRow): CallRoute {
  const isPrivate = access === 'session' || access === 'customer' || access === 'agent';
  return {
    method,
    path,
    ...(kind && { kind }),
    ...(isPrivate && { isPrivate }),
    ...(IDENTIFIED.has(service) && { isIdentified: true }),
  };
}
