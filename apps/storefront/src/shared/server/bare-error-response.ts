const TEXTS: Readonly<Record<number, string>> = { 403: '403 Forbidden', 404: '404 Not Found' };

/** [R2.114] What a bot gets instead of the error page. */
export function bareErrorResponse(status: number): Response {
  return new Response(TEXTS[status] ?? `${status}`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
