import { inspect } from 'node:util';
import { data } from 'react-router';

/** What the error page is told. `message` holds fixed wording and the path at most, never a cause. */
interface PageErrorData {
  readonly message: string;
  readonly words?: PageErrorWords;
  readonly redirection?: PageRedirection;
  /** [R2.111] Where the surprise came from; in development only. */
  readonly stack?: string;
}

/** [R2.112] Where the error page leads on to, after so many milliseconds. */
interface PageRedirection {
  readonly path: string;
  readonly timeout: number;
}

/** What the shopper reads instead of the words for the status. `retry`: a link to where the page leads on, else to itself. */
export interface PageErrorWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** A page that cannot be shown, with the status it answers. Thrown by loaders; turned into a response by `pageLoader`. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly told: Pick<PageErrorData, 'words' | 'redirection'>;

  constructor(status: number, message: string, told: Pick<PageErrorData, 'words' | 'redirection'> = {}) {
    super(message);
    this.status = status;
    this.told = told;
  }
}

/** [R2.072, R8.015] A page whose parameters name nothing. `path`: as requested, without its query. */
export function pageNotFound(path: string, words?: PageErrorWords): PageError {
  return new PageError(404, `Page Not Found: ${path}`, words && { words });
}

/** The status of every page while the services, or their database, cannot be reached. */
export const AWAY = 503;

/** [R2.073, R8.017] An address that no route and no content claims. */
export function unmatchedPage(path: string): PageError {
  return new PageError(404, `Page not found: ${path}`);
}

/**
 * [R8.018] What any failure may say in public: its own words only when we wrote them, else fixed ones by status. Its
 * stack only where `showsStacks` [R2.111].
 */
export function toPageErrorResponse(
  error: unknown,
  showsStacks = false,
): ReturnType<typeof data<PageErrorData>> {
  if (error instanceof PageError) {
    const { message, status, told } = error;
    return data({ message, ...told }, { status });
  }
  const stack = showsStacks && error instanceof Error ? { stack: inspect(error) } : {};
  if (hasStatus404(error)) return data({ message: 'Not Found', ...stack }, { status: 404 });
  return data({ message: 'Unexpected error', ...stack }, { status: 500 });
}

function hasStatus404(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
