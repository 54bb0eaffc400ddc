import { data } from 'react-router';

/** What the error page is told. `message` holds fixed wording and the path at most, never a cause. */
interface PageErrorData {
  readonly message: string;
  readonly words?: PageErrorWords;
  readonly redirection?: { readonly path: string; readonly timeout: number };
}

/** What the shopper reads instead of the words for the status. `retry`: a link to the same address. */
export interface PageErrorWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** A page that cannot be shown, with the status it answers. Thrown by loaders; turned into a response by `pageLoader`. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly words: PageErrorWords | undefined;

  constructor(status: number, message: string, words?: PageErrorWords) {
    super(message);
    this.status = status;
    this.words = words;
  }
}

/** [R2.072, R8.015] A page whose parameters name nothing. `path`: as requested, without its query. */
export function pageNotFound(path: string, words?: PageErrorWords): PageError {
  return new PageError(404, `Page Not Found: ${path}`, words);
}

/** The status of every page while the services, or their database, cannot be reached. */
export const AWAY = 503;

/** [R2.073, R8.017] An address that no route and no content claims. */
export function unmatchedPage(path: string): PageError {
  return new PageError(404, `Page not found: ${path}`);
}

/** [R8.018] What any failure may say in public: its own words only when we wrote them, else fixed ones by status. */
export function toPageErrorResponse(error: unknown): ReturnType<typeof data<PageErrorData>> {
  if (error instanceof PageError) {
    const { message, status, words } = error;
    return data({ message, ...(words && { words }) }, { status });
  }
  if (hasStatus404(error)) return data({ message: 'Not Found' }, { status: 404 });
  return data({ message: 'Unexpected error' }, { status: 500 });
}

function hasStatus404(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
