import type { ErrorEntry } from '@vitrine/contracts';
import { firstGlobalError } from '@vitrine/domain';
import type { LabelKey, Labels } from '../i18n/labels.ts';
import type { CallFailure } from './call-failure.ts';

/** What pieces are called, by the SKU that an error is about. */
export type PieceNames = ReadonlyMap<string, string>;

const GENERIC_LABELS = {
  network: 'error_network',
  timeout: 'error_timeout',
  status: 'error_generic',
  conflict: 'error_conflict',
} as const satisfies Record<CallFailure['kind'], LabelKey>;

/** The one text for a call that brought nothing, as the rules of `failureTexts` say it. */
export function failureText(failure: CallFailure, labels: Labels, names?: PieceNames): string {
  return failureTexts(failure, labels, names).join(' ');
}

/** [R8.002, R8.020, R8.050] The sentences for a call that brought nothing; never empty. */
export function failureTexts(failure: CallFailure, labels: Labels, names?: PieceNames): readonly string[] {
  const texts = entryTexts(failure.errors, labels, names);
  return texts.length > 0 ? texts : [labels.t(GENERIC_LABELS[failure.kind])];
}

/**
 * [R8.002, R8.007, R8.008] What a list of errors says, each sentence once: the first valid global error alone, or, where
 * there is none, every valid error. Empty when none is valid.
 */
export function entryTexts(
  entries: readonly ErrorEntry[] = [],
  labels: Labels,
  names?: PieceNames,
): readonly string[] {
  const valid = entries.filter((entry) => entry.valid);
  const global = firstGlobalError(valid);
  return [...new Set((global ? [global] : valid).map((entry) => entryText(entry, labels, names)))];
}

/**
 * [R8.003, R8.009, R8.050] The label `error_{code}` with the limit in it, else the error's own message as plain text, else
 * the generic sentence; after the name of the piece it is about, where the entry or `names` tells it.
 */
function entryText(
  { errorCode, max, message, statusDetails, name: told }: ErrorEntry,
  { find, t }: Labels,
  names?: PieceNames,
): string {
  const isUntold = max === undefined && isLimit(errorCode);
  const label = isUntold ? undefined : find(`error_${errorCode}`, max === undefined ? {} : { max });
  const text = label ?? (message || t('error_generic'));
  const name = told ?? names?.get(statusDetails);
  return name === undefined ? text : (find('error_about', { name, text }) ?? `${name}: ${text}`);
}

/** Whether the words of a refusal name a number: they cannot be said of one that tells none [R8.003]. */
const isLimit = (errorCode: string): boolean => /_limit_reached$|_full$/u.test(errorCode);
