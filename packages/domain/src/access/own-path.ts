/**
 * [R6.018] The path to go on to after a sign-in, or undefined where the wish could lead off the shop's own origin:
 * one slash, then neither a second one nor a backslash, no scheme, no control character (browsers drop those).
 */
export function ownPath(wished: string): string | undefined {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished) ? wished : undefined;
}
