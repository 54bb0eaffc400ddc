import { inTransaction, skuList } from '@vitrine/database';
import { type Locale, LOCALE_LIST, localeOfCountry, LOCALES } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { backInStockMail } from './back-in-stock-mail.ts';
import { toSku } from './to-sku.ts';
import { unsubscribeUrl } from './unsubscribe-address.ts';
import { claimWaiting, findWaiting, type WaitingRow } from './waiting.store.ts';

/** One run's share; the next minute brings the rest. */
const BATCH = 200;

/**
 * [R7.067] Leaves a mail for everybody who waits for a piece that is back. The subscription is answered in the same
 * transaction, so each is answered once, however many processes look. Telephone numbers wait for a gateway that can
 * write to them.
 */
export async function noticeRestocked(deps: Pick<ServiceDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const claimed = await claimWaiting(transaction, deps.clock.now(), BATCH);
    for (const subscriptionId of claimed) {
      await deps.jobs.enqueue(transaction, 'send-back-in-stock-mail', { subscriptionId });
    }
  });
}

/** Sends one such mail, unless its reader unsubscribed meanwhile. Run twice, it sends the same Message-ID twice. */
export async function sendBackInStockMail(
  { db, config, gateways }: Pick<ServiceDeps, 'db' | 'config' | 'gateways'>,
  { subscriptionId }: JobData['send-back-in-stock-mail'],
): Promise<void> {
  const row = await findWaiting(db, subscriptionId);
  const answeredAt = row?.notifiedAt ?? undefined;
  if (row === undefined || answeredAt === undefined) return;
  const locale = localeOfReader(row);
  const record = await db.first(skuList, [locale.language, locale.country, [row.skuId]]);
  if (record === undefined) return;
  const [origin = ''] = config.ownOrigins;
  const ending = unsubscribeUrl(config, { locale: locale.code, id: row.id });
  const sku = toSku(record.sku, locale, 'low');
  await gateways.mail.send({
    ...backInStockMail({ sku, locale, origin, unsubscribeUrl: ending }),
    to: row.identifier,
    unsubscribeUrl: ending,
    messageId: `<back-in-stock.${row.id}.${answeredAt.getTime()}@${new URL(origin).hostname}>`,
  });
}

/** The locale somebody subscribed in, or the nearest to it there is now. */
function localeOfReader({ language, countryCode: country }: WaitingRow): Locale {
  const same = LOCALE_LIST.find((locale) => locale.language === language && locale.country === country);
  return same ?? localeOfCountry(country) ?? LOCALES['eng-us'];
}
