import type { ErrorBody, ErrorEntry } from '@vitrine/contracts';
import {
  errorMessage,
  firstGlobalError,
  type Language,
  refusalList,
  type Refusal,
  type Refusals,
} from '@vitrine/domain';
import { MESSAGES_ARA } from './messages-ara.ts';
import { MESSAGES_ENG } from './messages-eng.ts';
import { MESSAGES_FRA } from './messages-fra.ts';
import { MESSAGES_ITA } from './messages-ita.ts';
import { MESSAGES_JPN } from './messages-jpn.ts';
import { MESSAGES_KOR } from './messages-kor.ts';
import { MESSAGES_ZHS } from './messages-zhs.ts';
import { type ErrorMessages, type RefusalCode, REFUSALS } from './refusals.ts';

const MESSAGES: Readonly<Record<Language, ErrorMessages>> = {
  eng: MESSAGES_ENG,
  fra: MESSAGES_FRA,
  ita: MESSAGES_ITA,
  jpn: MESSAGES_JPN,
  kor: MESSAGES_KOR,
  zhs: MESSAGES_ZHS,
  ara: MESSAGES_ARA,
};

/** A sign-in that failed says so in the body as well [R8.046]. */
type WireErrorBody = ErrorBody & { readonly userIsLogged?: false };

/** [R8.001, R8.003] One refusal as an entry of the error list, in the words of the locale. */
export function errorEntry(refusal: Refusal<RefusalCode>, language: Language): ErrorEntry {
  const { messageKey, scope, status } = REFUSALS[refusal.code];
  return {
    errorCode: refusal.code,
    message: errorMessage(MESSAGES[language][messageKey], refusal.max),
    statusDetails: refusal.about ?? '',
    scope: refusal.scope ?? scope,
    valid: true,
    rootErrorCode: refusal.code,
    rootErrorType: rootErrorType(status),
    ...(refusal.max === undefined ? {} : { max: refusal.max }),
    ...(refusal.name === undefined ? {} : { name: refusal.name }),
  };
}

/**
 * [R8.001, R8.002] The body of a failing answer. The outer fields repeat the first valid global entry, or, where only
 * items or fields failed, the first entry; the status is that entry's.
 */
export function errorBody(refusals: Refusals<RefusalCode>, language: Language): WireErrorBody {
  const list = refusalList(refusals);
  const entries = list.map((refusal) => errorEntry(refusal, language));
  const spoken = firstGlobalError(entries) ?? errorEntry(list[0], language);
  const cause = list.find((refusal) => refusal.code === spoken.errorCode) ?? list[0];
  const { errorCode, message, statusDetails, rootErrorCode, rootErrorType: type } = spoken;
  return {
    errors: entries,
    errorCode,
    status: REFUSALS[cause.code].status,
    message,
    statusDetails,
    rootErrorCode,
    rootErrorType: type,
    ...(cause.code === 'login_failed' ? { userIsLogged: false as const } : {}),
  };
}

function rootErrorType(status: number): string {
  if (status >= 500) return 'outage';
  if (status === 401 || status === 403) return 'access';
  if (status === 404) return 'absence';
  return status === 409 ? 'conflict' : 'request';
}
