import type { ErrorEntry } from '@vitrine/contracts';
import type { Labels } from '../i18n/labels.ts';

/** [R8.009] The label `error_{code}` when there is one, else the entry's own message, as plain text. */
export function errorText(entry: Pick<ErrorEntry, 'errorCode' | 'message'>, labels: Labels): string {
  return labels.find(`error_${entry.errorCode}`) ?? entry.message;
}
