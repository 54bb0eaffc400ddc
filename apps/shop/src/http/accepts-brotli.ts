/** Whether an `Accept-Encoding` takes brotli; `br;q=0` says that it does not. */
export function acceptsBrotli(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/u.test(acceptEncoding);
}
