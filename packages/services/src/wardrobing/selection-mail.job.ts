import { localeOf, LOCALES, readIn } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { tokenHash } from '../http/session.ts';
import type { JobData } from '../jobs/index.ts';
import { noticeMail } from '../mail/index.ts';
import { selectionToMail } from './selection.store.ts';
import { SELECTION_WORDS } from './selection-words.ts';
import { selectionPath } from './send-selection.service.ts';

/**
 * [R7.142] Tells a client that somebody of the house has chosen for them. What the agent wrote stands on the page, and not in the
 * mail. A job may run twice, with the same Message-ID; what was taken back meanwhile is told no more.
 */
export async function mailSelection(
  deps: Pick<ServiceDeps, 'db' | 'gateways' | 'config'>,
  { selectionId }: JobData['send-selection'],
): Promise<void> {
  const row = await selectionToMail(deps.db, selectionId);
  if (row === undefined) return;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const words = SELECTION_WORDS[locale.language];
  const [origin = ''] = deps.config.ownOrigins;
  const adviser = `${row.firstName} ${row.lastName}`;
  const store = readIn(row.texts, locale.language).text.name;
  const path = selectionPath(locale.code, { id: selectionId, isPublic: row.isPublic });
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject: words.subject,
      heading: words.heading,
      paragraphs: [words.intro.replace('%a', () => adviser).replace('%s', () => store), words.more],
      action: { label: words.action, url: origin + path },
      footnote: row.isPublic ? words.open : words.personal,
    }),
    to: row.email,
    // The id opens a public one: a mail server's log has no use for it.
    messageId: `<selection.${tokenHash(selectionId).slice(0, 32)}@${new URL(origin).hostname}>`,
  });
}
