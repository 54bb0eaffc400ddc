import { readPageAddress } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, type Locale, ownTarget, refused, type Refusal, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { issueLink } from '../one-time/index.ts';

type Issued = Parameters<typeof issueLink>[2];
type MailedLink = Issued & { readonly kind: 'activation' | 'account-matching' | 'password-reset' };

/**
 * [R6.018, R7.017] Where mails, sign-ins and resets lead on to: a page of the shop, on its own origins alone. Undefined for all else
 * that stands there, such as a call.
 */
export function pageTarget({ config }: Pick<ServiceDeps, 'config'>, wished: string): string | undefined {
  const path = ownTarget(wished, config.ownOrigins);
  const asked = path === undefined ? undefined : readPageAddress(path.split('#', 1)[0] ?? '');
  if (asked === undefined || asked.isData) return undefined;
  // Without a locale the catch-all would be the page of anything.
  return asked.locale === undefined && asked.page === 'slug' ? undefined : path;
}

/** The same, where somebody may wish for nothing. */
export function goalOf(
  deps: Pick<ServiceDeps, 'config'>,
  wished: string | undefined,
): Result<{ readonly path?: string }, Refusal<'bad_request'>> {
  if (wished === undefined) return accepted({});
  const path = pageTarget(deps, wished);
  return path === undefined
    ? refused({ code: 'bad_request', scope: 'field', about: 'redirect_url' })
    : accepted({ path });
}

/** Makes a link, and leaves the mail that brings it: whether anybody gets one is looked at by the mail's job alone (0140). */
export async function mailLink(
  deps: Pick<ServiceDeps, 'db' | 'jobs' | 'ids' | 'clock' | 'config'>,
  { code: locale }: Locale,
  link: MailedLink,
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const linkId = await issueLink(deps, transaction, link);
    await deps.jobs.enqueue(transaction, 'send-account-mail', { locale, kind: link.kind, linkId });
  });
}
