import { isStillNews, localeOf, LOCALES, repairStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { repairToTell } from './repair.store.ts';
import { repairPageUrl } from './repair-link.ts';
import { repairMail } from './repair-mail.ts';

/**
 * [R2.019, R2.052] Writes to the client of a repair. Run twice, it sends the same Message-ID twice, which mail programs show once;
 * what was overtaken meanwhile is not told any more.
 */
export async function sendRepairMail(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'gateways'>,
  { repairId, news }: JobData['send-repair-mail'],
): Promise<void> {
  const told = await repairToTell(deps.db, repairId);
  if (told === undefined || told.email === null) return;
  const { row, email: to } = told;
  if (!isStillNews(news, repairStateOf(row.state))) return;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const url = repairPageUrl(deps, row, locale);
  await deps.gateways.mail.send({
    ...repairMail({ row, news, locale, url }),
    to,
    messageId: `<repair-${news}.${repairId}@${new URL(url).hostname}>`,
  });
}
