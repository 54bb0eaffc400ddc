import { inTransaction, skuList } from '@vitrine/database';
import { type Locale, LOCALE_LIST, localeOfCountry, LOCALES } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { signedUrl } from '../mail/index.ts';
import { backInStockMail, nameOfPiece } from './back-in-stock-mail.ts';
import { BACK_IN_STOCK_WORDS } from './back-in-stock-words.ts';
import { readPhoneNumber } from './phone-number.ts';
import { toSku } from './to-sku.ts';
import { UNSUBSCRIBE_LINK } from './unsubscribe.routes.ts';
import { claimWaiting, findWaiting, type WaitingRow } from './waiting.store.ts';

/** One run's share; the next minute brings the rest. */
const BATCH = 200;

/**
 * [R3.051, R7.067] Leaves a mail or a text message for everybody who waits for a piece that is back. The subscription is
 * answered in the same transaction, so each is answered once, however many processes look.
 */
export async function noticeRestocked(deps: Pick<ServiceDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const claimed = await claimWaiting(transaction, deps.clock.now(), BATCH);
    for (const { id: subscriptionId, identifierType } of claimed) {
      const job = identifierType === 'Phone' ? 'send-back-in-stock-text' : 'send-back-in-stock-mail';
      await deps.jobs.enqueue(transaction, job, { subscriptionId });
    }
  });
}

/** Sends one such mail, unless its reader unsubscribed meanwhile. Run twice, it sends the same Message-ID twice. */
export async function sendBackInStockMail(
  { db, config, gateways }: Pick<ServiceDeps, 'db' | 'config' | 'gateways'>,
  { subscriptionId }: JobData['send-back-in-stock-mail'],
): Promise<void> {
  const due = await findDue(db, subscriptionId);
  if (due === undefined) return;
  const { row, locale, sku } = due;
  const [origin = ''] = config.ownOrigins;
  const ending = signedUrl(config, { ...UNSUBSCRIBE_LINK, locale: locale.code, id: row.id });
  await gateways.mail.send({
    ...backInStockMail({ sku, locale, origin, unsubscribeUrl: ending }),
    to: row.identifier,
    unsubscribeUrl: ending,
    messageId: `<${due.messageId}@${new URL(origin).hostname}>`,
  });
}

/** Sends one such text message. Run twice, it sends the same id twice. */
export async function sendBackInStockText(
  { db, config, gateways }: Pick<ServiceDeps, 'db' | 'config' | 'gateways'>,
  { subscriptionId }: JobData['send-back-in-stock-text'],
): Promise<void> {
  const due = await findDue(db, subscriptionId);
  if (due === undefined) return;
  const { row, locale, sku } = due;
  // A number of an earlier release may be kept as its country writes it.
  const to = readPhoneNumber(row.identifier, row.countryCode)?.number;
  if (to === undefined) return;
  const [origin = ''] = config.ownOrigins;
  const words = BACK_IN_STOCK_WORDS[locale.language].text.replace('%s', () => nameOfPiece(sku, locale));
  await gateways.sms.send({ id: due.messageId, to, text: `${words} ${origin}${sku.url}` });
}

/** What a message is about; undefined where nobody waits for it any more. */
async function findDue(db: ServiceDeps['db'], subscriptionId: string) {
  const row = await findWaiting(db, subscriptionId);
  const answeredAt = row?.notifiedAt ?? undefined;
  if (row === undefined || answeredAt === undefined) return undefined;
  const locale = localeOfReader(row);
  const record = await db.first(skuList, [locale.language, locale.country, [row.skuId]]);
  if (record === undefined) return undefined;
  return {
    row,
    locale,
    sku: toSku(record.sku, locale, 'low'),
    messageId: `back-in-stock.${row.id}.${answeredAt.getTime()}`,
  };
}

/** The locale somebody subscribed in, or the nearest to it there is now. */
function localeOfReader({ language, countryCode: country }: WaitingRow): Locale {
  const same = LOCALE_LIST.find((locale) => locale.language === language && locale.country === country);
  return same ?? localeOfCountry(country) ?? LOCALES['eng-us'];
}
