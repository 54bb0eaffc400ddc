import { localeOf, LOCALES, pageUrl, timeAt } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { noticeMail } from '../mail/index.ts';
import { transcriptOf } from './chat.store.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { answerToSend, ticketToAcknowledge } from './ticket.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'config' | 'gateways'>;

/**
 * [R2.007, R2.116] Says that a ticket has come, without a word of what was written, since anybody may type any address; or what the
 * desk answers; or all that was said in a chat. Run twice, it sends the same Message-ID twice, which mail programs show once.
 */
export async function sendContactMail(deps: MailDeps, data: JobData['send-contact-mail']): Promise<void> {
  const told = await toTell(deps, data);
  // It was deleted meanwhile, with the account.
  if (told === undefined) return;
  const locale = localeOf(told.locale) ?? LOCALES['eng-us'];
  const words = CONTACT_WORDS[locale.language];
  const url = new URL(pageUrl(locale.code, 'email-us'), deps.config.ownOrigins[0]).href;
  const { subject, heading } = words[data.kind];
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject: subject.replace('%s', () => told.number ?? ''),
      heading,
      paragraphs: told.paragraphs ?? [words.received.text],
      facts: told.number === undefined ? [] : [[words.number, told.number]],
      action: { label: words.again, url },
      footnote: told.number === undefined ? words.transcript.footnote : words.footnote,
    }),
    to: told.email,
    messageId: `<contact-${data.kind}.${idOf(data)}@${new URL(url).hostname}>`,
  });
}

interface Told {
  /** Of a ticket. */
  readonly number?: string;
  readonly email: string;
  readonly locale: string;
  /** Of an answer, as the agent wrote it; of a chat, all of it. */
  readonly paragraphs?: readonly string[];
}

function idOf(data: JobData['send-contact-mail']): string {
  if (data.kind === 'received') return data.ticketId;
  return data.kind === 'answered' ? data.answerId : data.chatId;
}

async function toTell({ db }: MailDeps, data: JobData['send-contact-mail']): Promise<Told | undefined> {
  if (data.kind === 'received') return ticketToAcknowledge(db, data.ticketId);
  if (data.kind === 'transcript') return transcript(db, data.chatId);
  const answer = await answerToSend(db, data.answerId);
  return answer && { ...answer, paragraphs: [...paragraphsOf(answer.words), answer.agentName] };
}

/** Each message with its time by the clock of the desk, and who wrote it. */
async function transcript(db: MailDeps['db'], chatId: string): Promise<Told | undefined> {
  const chat = await transcriptOf(db, chatId);
  if (chat === undefined || chat.transcriptTo === null) return undefined;
  const { locale, desk, transcriptTo: email, messages } = chat;
  const { you } = CONTACT_WORDS[(localeOf(locale) ?? LOCALES['eng-us']).language].transcript;
  return {
    email,
    locale,
    paragraphs: messages.map(
      ({ at, agentName, words }) => `${timeAt(at.getTime(), desk)} · ${agentName ?? you}: ${words}`,
    ),
  };
}

const paragraphsOf = (words: string): readonly string[] =>
  words.split(/\n+/u).filter((line) => line.trim() !== '');
