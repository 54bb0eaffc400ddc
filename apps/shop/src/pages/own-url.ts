/** Path and query that a request asks for, whatever host it names: a request to a proxy names the whole address. */
export function originForm(asked: string): string {
  if (asked.startsWith('/')) return asked;
  const { pathname, search } = URL.canParse(asked) ? new URL(asked) : { pathname: '/', search: '' };
  return (pathname.startsWith('/') ? pathname : '/') + search;
}

/**
 * The address a request asks for, on our own origin. What it says of a host is not believed: as a relative reference
 * `//evil.example/x` would be another origin's, and `//` no address at all.
 */
export function ownUrl(asked: string, publicOrigin: string): URL {
  return new URL(publicOrigin + originForm(asked));
}
