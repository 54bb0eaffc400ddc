/**
 * The address a request asks for, on our own origin. What it says of a host is not believed: as a relative reference
 * `//evil.example/x` would be another origin's, and `//` no address at all.
 */
export function ownUrl(asked: string, publicOrigin: string): URL {
  if (asked.startsWith('/')) return new URL(publicOrigin + asked);
  // A request to a proxy names the whole address.
  const { pathname, search } = URL.canParse(asked) ? new URL(asked) : { pathname: '/', search: '' };
  return new URL(publicOrigin + (pathname.startsWith('/') ? pathname : '/') + search);
}
