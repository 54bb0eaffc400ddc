import type { LabelKey } from '../../shared/i18n/labels.ts';

export interface ErrorView {
  readonly status: number;
  /** Of the error's data; for machines, the shopper reads the labels. */
  readonly message: string;
  readonly titleKey: LabelKey;
  readonly textKey: LabelKey;
  readonly words: Words | undefined;
  readonly hasImage: boolean;
  readonly redirection: Redirection | undefined;
  readonly stack: unknown;
}

interface Redirection {
  readonly path: string;
  /** Milliseconds. */
  readonly timeout: number;
}

/** What a page says itself, instead of the labels. `retry`: of a link to where it leads on, else to the same address. */
interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** Title and text by status. */
const WORDINGS: Readonly<Record<number, readonly [title: LabelKey, text: LabelKey]>> = {
  403: ['error_403_title', 'error_403_text'],
  404: ['error_404_title', 'error_404_text'],
};

/**
 * [R2.107–R2.112] What the error page shows. `response`: what a loader answered; `error`: whatever was thrown. Something
 * without a status acts as 404, unless it is a fault of the program, which is a 500.
 */
export function errorView(
  response: { readonly status: number; readonly data: unknown } | undefined,
  error: unknown,
): ErrorView {
  const status = response?.status ?? (error instanceof Error ? 500 : 404);
  const [titleKey, textKey] = WORDINGS[status] ?? ['error_500_title', 'error_500_text'];
  const { message, words, redirection, stack } = fieldsOf(response?.data);
  return {
    status,
    message: typeof message === 'string' ? message : status === 404 ? 'Not Found' : 'Unexpected error',
    titleKey,
    textKey,
    words: isWords(words) ? words : undefined,
    hasImage: status in WORDINGS,
    redirection: safeRedirection(redirection),
    stack,
  };
}

const fieldsOf = (data: unknown): Fields => (data instanceof Object ? data : {});
type Fields = Readonly<
  Partial<Record<'message' | 'words' | 'redirection' | 'path' | 'timeout' | 'stack', unknown>>
>;

const isWords = (words: unknown): words is Words => words instanceof Object && 'retry' in words;

/**
 * [R2.112, R9.045] Only a path of the shop: one slash first, no scheme, no backslash, no control character; after a time
 * that can be waited for.
 */
function safeRedirection(redirection: unknown): Redirection | undefined {
  const { path, timeout } = fieldsOf(redirection);
  return typeof path === 'string' &&
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) &&
    typeof timeout === 'number' &&
    timeout >= 0 &&
    timeout < Infinity
    ? { path, timeout }
    : undefined;
}
