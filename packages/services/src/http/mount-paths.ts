import { CALLS, type CallName } from '@vitrine/contracts';

/**
 * [R7.001] The addresses of a call, the specification's own first. A relative path stands below `/api/{locale}/` and
 * again below the name of its service, so that paths several services claim can be told apart; a gateway path
 * stands below every one of the realms.
 */
export function mountPaths(name: CallName, realms: readonly string[]): readonly string[] {
  const { path, service } = CALLS[name];
  if (path.startsWith('/')) {
    const routed = path.replace('{locale}', ':locale');
    return realms.map((realm) => routed.replace(/^\/(?:\{realm\}|eco-eu)\//u, `/${realm}/`));
  }
  const flat = `/api/:locale/${path}`;
  return path === service || path.startsWith(`${service}/`)
    ? [flat]
    : [flat, `/api/:locale/${service}/${path}`];
}

/** The same for paths that differ only in the names of their parameters: the router cannot tell these apart. */
export function routeShape(method: string, path: string): string {
  return `${method} ${path.replaceAll(/:\w+/gu, ':')}`;
}
