import { type CallName, type CallRow, CALLS } from '@vitrine/contracts';

/**
 * [R7.001] The addresses of a call, the specification's own first. A relative path stands below `/api/{locale}/` and
 * again below the name of its service, so that paths several services claim can be told apart; a gateway path
 * stands below every one of the realms. A call with a twin is answered at both.
 */
export function mountPaths(name: CallName, realms: readonly string[]): readonly string[] {
  const { path, service, twin }: CallRow = CALLS[name];
  if (path.startsWith('/')) return gatewayPaths(path, realms);
  const flat = `/api/:locale/${path}`;
  const named = `/api/:locale/${service}/${path}`;
  const isNamed = path === service || path.startsWith(`${service}/`);
  return [flat, ...(isNamed ? [] : [named]), ...(twin === undefined ? [] : gatewayPaths(twin, realms))];
}

function gatewayPaths(path: string, realms: readonly string[]): readonly string[] {
  const routed = path.replace('{locale}', ':locale');
  return realms.map((realm) => routed.replace(/^\/(?:\{realm\}|eco-eu)\//u, `/${realm}/`));
}

/** The same for paths that differ only in the names of their parameters: the router cannot tell these apart. */
export function routeShape(method: string, path: string): string {
  return `${method} ${path.replaceAll(/:\w+/gu, ':')}`;
}
