import { LINK_LIFETIME_SECONDS, type Locale, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { EmailChangeMail } from '../../jobs/index.ts';
import { linkTokenOf, oneTimeById } from '../../one-time/index.ts';
import { customerByEmail } from '../customer.store.ts';
import { CHANGED_CONTACT_WORDS } from './changed-contact-words.ts';
import { NEW_ADDRESS_WORDS } from './new-address-words.ts';
import type { AccountMailWords } from './registration-words.ts';
import { goodOneTime, withQuery } from './sent-once.ts';

interface ChangeDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'config'> {
  readonly locale: Locale;
}
interface ChangeLetter {
  readonly to: string;
  readonly words: AccountMailWords;
  readonly seconds?: number;
  readonly path: string;
}

/** [R7.021] What the new address of an account gets, and what the old one is told; a taken address gets another mail. */
export async function emailChangeLetter(
  deps: ChangeDeps,
  kind: EmailChangeMail,
  linkId: string,
): Promise<ChangeLetter | undefined> {
  const { locale } = deps;
  if (kind !== 'email-change') {
    const to = (await oneTimeById(deps.db, 'email-change', linkId))?.about?.former;
    const path = pageUrl(locale.code, 'mylv/reset-password');
    const { asked, changed } = CHANGED_CONTACT_WORDS[locale.language];
    return to === undefined ? undefined : { to, words: kind === 'email-changed' ? changed : asked, path };
  }
  const to = (await goodOneTime(deps, kind, linkId))?.about?.email;
  if (to === undefined) return undefined;
  const words = NEW_ADDRESS_WORDS[locale.language];
  if ((await customerByEmail(deps.db, to)) !== undefined)
    return { to, words: words.taken, path: pageUrl(locale.code, 'mylv/overview') };
  const token = linkTokenOf(deps.config, { kind, id: linkId });
  const path = withQuery(pageUrl(locale.code, 'mylv/email-change'), { token });
  return { to, words: words.confirm, seconds: LINK_LIFETIME_SECONDS[kind], path };
}
