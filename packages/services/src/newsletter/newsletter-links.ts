import { type Locale, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';

/** Begins the newsletter that was asked for, or takes its end back. */
export const CONFIRM_LINK = { path: '/subscribe/newsletter', purpose: 'newsletter-confirm' } as const;
/** Ends it; one press, also of a mail program. */
export const END_LINK = { path: '/unsubscribe/newsletter', purpose: 'newsletter-end' } as const;

/** Where the newsletter is asked for. */
export function pageOfNewsletter(
  { ownOrigins }: Pick<ServiceDeps['config'], 'ownOrigins'>,
  { code }: Locale,
): string {
  const [origin = ''] = ownOrigins;
  return `${origin}${pageUrl(code, 'newsletter')}`;
}
