import type { LabelKey } from '../../shared/i18n/labels.ts';

export interface ErrorView {
  readonly status: number;
  /** Of the error's data; for machines, the shopper reads the labels. */
  readonly message: string;
  readonly titleKey: LabelKey;
  readonly textKey: LabelKey;
  readonly hasImage: boolean;
  readonly redirection: Redirection | undefined;
}

interface Redirection {
  readonly path: string;
  /** Milliseconds. */
  readonly timeout: number;
}

interface Wording {
  readonly titleKey: LabelKey;
  readonly textKey: LabelKey;
}

const WORDING_500: Wording = { titleKey: 'error_500_title', textKey: 'error_500_text' };
const WORDINGS: Readonly<Record<number, Wording>> = {
  403: { titleKey: 'error_403_title', textKey: 'error_403_text' },
  404: { titleKey: 'error_404_title', textKey: 'error_404_text' },
};
const FALLBACK_MESSAGES: Readonly<Record<number, string>> = { 404: 'Not Found' };

/**
 * [R2.107–R2.112] What the error page shows. `response`: what a loader answered; `error`: whatever was thrown. Something
 * without a status acts as 404, unless it is a fault of the program, which is a 500.
 */
export function errorView(
  response: { readonly status: number; readonly data: unknown } | undefined,
  error: unknown,
): ErrorView {
  const status = response?.status ?? (error instanceof Error ? 500 : 404);
  const said = readPageErrorData(response?.data);
  return {
    status,
    message: said.message ?? FALLBACK_MESSAGES[status] ?? 'Unexpected error',
    ...(WORDINGS[status] ?? WORDING_500),
    hasImage: status === 404 || status === 403,
    redirection: safeRedirection(said.redirection),
  };
}

function readPageErrorData(data: unknown): { readonly message?: string; readonly redirection?: unknown } {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('message' in data && typeof data.message === 'string' && { message: data.message }),
    ...('redirection' in data && { redirection: data.redirection }),
  };
}

/** [R2.112] Only a path of the shop: one slash first, no scheme, no backslash. */
function safeRedirection(redirection: unknown): Redirection | undefined {
  if (typeof redirection !== 'object' || redirection === null) return undefined;
  if (!('path' in redirection) || !('timeout' in redirection)) return undefined;
  const { path, timeout } = redirection;
  if (typeof path !== 'string' || typeof timeout !== 'number') return undefined;
  return /^\/(?![/\\])[^\\]*$/u.test(path) ? { path, timeout } : undefined;
}
