/** `//` and dots as segments: what is left of a path once they are resolved may name another host. */
const MISLEADING = /^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/iu;

/**
 * [R6.018] The path to go on to after a sign-in or an answer, or undefined where the wish could lead off the shop's own
 * origin: one slash, then neither a second one nor a backslash, no scheme, no control character (browsers drop those). What
 * stands in no address as it is, is escaped.
 */
export function ownPath(wished: string): string | undefined {
  if (!/^\/[^\\\p{Cc}]*$/u.test(wished) || MISLEADING.test(wished) || !wished.isWellFormed())
    return undefined;
  return wished.replaceAll(/[^!-~]/gu, encodeURIComponent);
}

/** [R7.017, R7.153] The same for a wish that may also be a whole address of one of the shop's own origins. */
export function ownTarget(wished: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((own) => wished.startsWith(`${own}/`));
  return ownPath(origin === undefined ? wished : wished.slice(origin.length));
}
