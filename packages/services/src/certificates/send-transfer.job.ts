import { type Database, skuList } from '@vitrine/database';
import { type Locale, localeOf, LOCALES, pageUrl, type SkuId } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { offeredMail, offeredText, passedMail } from './transfer-mail.ts';
import { transferTokenOf } from './transfer.service.ts';
import { transferToSend, type TransferToSend } from './transfer.store.ts';

type SendDeps = Pick<ServiceDeps, 'db' | 'config' | 'gateways' | 'clock'>;

/**
 * [R2.060] Brings the link of a transfer to whom it is offered, by mail or as a text message, and tells its giver once it is accepted. Run
 * twice, it sends the same id twice. What was taken back or has ended meanwhile is offered no more.
 */
export async function sendTransfer(
  deps: SendDeps,
  { transferId, kind }: JobData['send-certificate-transfer'],
): Promise<void> {
  const row = await transferToSend(deps.db, transferId);
  if (row === undefined) return;
  const [origin = ''] = deps.config.ownOrigins;
  const messageId = `certificate-${kind}.${transferId}`;
  const asMail = { messageId: `<${messageId}@${new URL(origin).hostname}>` };
  const giver = row.giverName;
  if (kind === 'accepted') return tellGiver(deps, row, asMail);
  if (row.state !== 'offered' || row.expiresAt <= deps.clock.now()) return undefined;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const path = `mylv/certificates/transfer?token=${transferTokenOf(deps.config, transferId)}`;
  const input = {
    locale,
    giver,
    piece: await nameOf(deps.db, row.skuId, locale),
    expiresAt: row.expiresAt,
    url: origin + pageUrl(locale.code, path),
  };
  if (row.emailTo !== null)
    return deps.gateways.mail.send({ ...offeredMail(input), ...asMail, to: row.emailTo });
  if (row.phoneNumber !== null)
    return deps.gateways.sms.send({ id: messageId, to: row.phoneNumber, text: offeredText(input) });
  return undefined;
}

/** What the house calls a piece, whether it is still sold or not. */
async function nameOf(db: Database, skuId: SkuId | null, locale: Locale): Promise<string | undefined> {
  if (skuId === null) return undefined;
  const found = await db.first(skuList, [locale.language, locale.country, [skuId]]);
  return found?.sku.name;
}

/** An account by mobile number has no address to tell it to: the list of certificates does. */
async function tellGiver(
  { db, gateways, config }: SendDeps,
  { giverName: giver, giverEmail, giverLocale, skuId }: TransferToSend,
  asMail: { readonly messageId: string },
): Promise<void> {
  if (giverEmail === null) return;
  const locale = localeOf(giverLocale) ?? LOCALES['eng-us'];
  const piece = await nameOf(db, skuId, locale);
  const [origin = ''] = config.ownOrigins;
  await gateways.mail.send({ ...passedMail({ locale, giver, piece, origin }), ...asMail, to: giverEmail });
}
