import { accepted, refused, type Result } from '../shared/result.ts';

/** [R5.002] The message of a payment answer that leads nowhere. */
export const MISSING_REDIRECTION = 'redirection url does not exist';

export interface RedirectionRefusal {
  readonly code: 'redirection_missing';
  readonly message: typeof MISSING_REDIRECTION;
}

/**
 * [R5.002] Where the browser may go after a payment answer: only to the shop's own origin or to that of a configured
 * provider. Any other address counts as none.
 */
export function followableRedirection(
  redirectionUrl: unknown,
  origins: { readonly own: string; readonly providers: readonly string[] },
): Result<string, RedirectionRefusal> {
  const missing = refused({ code: 'redirection_missing', message: MISSING_REDIRECTION } as const);
  if (typeof redirectionUrl !== 'string' || redirectionUrl === '') return missing;
  const url = URL.parse(redirectionUrl, origins.own);
  if (url === null) return missing;
  return [origins.own, ...origins.providers].includes(url.origin) ? accepted(url.href) : missing;
}

export interface PaymentRejected {
  readonly code: 'payment_rejected';
}

/**
 * [R5.003] Whether a third-party payment went well, by the answer about it: it leads to the confirmation of the shop, or
 * says that it is complete. This moves the screen alone; an order is paid by the provider's word to the services.
 */
export function thirdPartyEnd(answer: unknown, ownOrigin: string): Result<undefined, PaymentRejected> {
  const { redirectionUrl, completeStatus } = fieldsOf(answer);
  const url = typeof redirectionUrl === 'string' ? URL.parse(redirectionUrl, ownOrigin) : null;
  const isConfirmed = url?.origin === ownOrigin && url.pathname.endsWith('confirmation');
  return isConfirmed || Boolean(completeStatus) ? accepted(undefined) : refused({ code: 'payment_rejected' });
}

function fieldsOf(answer: unknown): { readonly redirectionUrl?: unknown; readonly completeStatus?: unknown } {
  return typeof answer === 'object' && answer !== null ? answer : {};
}
