import { localeOf, LOCALES, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { noticeMail } from '../mail/index.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { answerToSend, ticketToAcknowledge } from './ticket.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'config' | 'gateways'>;

/**
 * [R2.007] Says that a ticket has come, without a word of what was written, since anybody may type any address; or what the
 * desk answers. Run twice, it sends the same Message-ID twice, which mail programs show once.
 */
export async function sendContactMail(deps: MailDeps, data: JobData['send-contact-mail']): Promise<void> {
  const told = await toTell(deps, data);
  // It was deleted meanwhile, with the account.
  if (told === undefined) return;
  const locale = localeOf(told.locale) ?? LOCALES['eng-us'];
  const words = CONTACT_WORDS[locale.language];
  const url = new URL(pageUrl(locale.code, 'email-us'), deps.config.ownOrigins[0]).href;
  const { subject, heading } = words[data.kind];
  const id = data.kind === 'received' ? data.ticketId : data.answerId;
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject: subject.replace('%s', () => told.number),
      heading,
      paragraphs: told.paragraphs ?? [words.received.text],
      facts: [[words.number, told.number]],
      action: { label: words.again, url },
      footnote: words.footnote,
    }),
    to: told.email,
    messageId: `<contact-${data.kind}.${id}@${new URL(url).hostname}>`,
  });
}

interface Told {
  readonly number: string;
  readonly email: string;
  readonly locale: string;
  /** Of an answer, as the agent wrote it. */
  readonly paragraphs?: readonly string[];
}

async function toTell({ db }: MailDeps, data: JobData['send-contact-mail']): Promise<Told | undefined> {
  if (data.kind === 'received') return ticketToAcknowledge(db, data.ticketId);
  const answer = await answerToSend(db, data.answerId);
  return answer && { ...answer, paragraphs: [...paragraphsOf(answer.words), answer.agentName] };
}

const paragraphsOf = (words: string): readonly string[] =>
  words.split(/\n+/u).filter((line) => line.trim() !== '');
