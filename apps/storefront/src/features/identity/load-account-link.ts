import { ACCOUNT_LINK_HEADER, type AccountLinkBody } from '@vitrine/contracts';
import type { PageScope } from '../../shared/server/page-scope.ts';

const SERVER_FAULT = 500;

/** What the link of a mail is good for; undefined for one that is not. Its token travels in a header. */
export async function loadAccountLink(
  scope: Pick<PageScope, 'ask'>,
  token: string,
  kinds: readonly AccountLinkBody['kind'][],
): Promise<AccountLinkBody | undefined> {
  const answer = await scope.ask('getAccountLink', { headers: { [ACCOUNT_LINK_HEADER]: token } });
  if (answer.ok) return kinds.includes(answer.body.kind) ? answer.body : undefined;
  if (answer.status >= SERVER_FAULT) throw new Error(`account/link answered ${answer.status}`);
  return undefined;
}
