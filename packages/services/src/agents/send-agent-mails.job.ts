import { CODE_LIFETIME_SECONDS, type Locale, localeOf, LOCALES, pageUrl } from '@vitrine/domain';
import { type AccountMailWords, goodOneTime, timeIn } from '../account/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { noticeMail } from '../mail/index.ts';
import { codeOf } from '../one-time/index.ts';
import { agentById } from './agent.store.ts';
import { AGENT_MAIL_WORDS } from './agent-mail-words.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'clock' | 'gateways' | 'config'>;
interface Letter {
  readonly to: string;
  readonly locale: Locale;
  readonly words: AccountMailWords;
  readonly code?: string;
  readonly footnote: string;
  /** What it is told from others by; a job may run twice. */
  readonly id: string;
}

/** [R6.001] Mails an agent the code of their sign-in. What was used or has expired is sent no more. */
export async function sendAgentCode(
  deps: MailDeps,
  { locale: code, codeId }: JobData['send-agent-code'],
): Promise<void> {
  const locale = localeOf(code) ?? LOCALES['eng-us'];
  const row = await goodOneTime(deps, 'agent-login', codeId);
  const agent = row?.about?.agentId === undefined ? undefined : await agentById(deps.db, row.about.agentId);
  if (agent === undefined) return;
  const words = AGENT_MAIL_WORDS[locale.language].code;
  await send(deps, {
    to: agent.login,
    locale,
    words,
    code: codeOf(deps.config, { kind: 'agent-login', id: codeId }),
    footnote: words.footnote.replace('%s', () => timeIn(CODE_LIFETIME_SECONDS['agent-login'], locale)),
    id: `agent-login.${codeId}`,
  });
}

/** [R7.181] Tells an agent that there is a new key to their sign-in. */
export async function sendAgentPasskeyMail(
  deps: MailDeps,
  { locale: code, agentId, passkeyId }: JobData['send-agent-passkey-mail'],
): Promise<void> {
  const locale = localeOf(code) ?? LOCALES['eng-us'];
  const agent = await agentById(deps.db, agentId);
  if (agent === undefined) return;
  const words = AGENT_MAIL_WORDS[locale.language].passkey;
  const id = `agent-passkey.${passkeyId}`;
  await send(deps, { to: agent.login, locale, words, footnote: words.footnote, id });
}

async function send(deps: MailDeps, { to, locale, words, code, footnote, id }: Letter): Promise<void> {
  const [origin = ''] = deps.config.ownOrigins;
  const { subject, heading, paragraphs, action } = words;
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject,
      heading,
      paragraphs,
      ...(code === undefined ? {} : { code }),
      action: { label: action, url: origin + pageUrl(locale.code, 'search-sgid') },
      footnote,
    }),
    to,
    messageId: `<${id}@${new URL(origin).hostname}>`,
  });
}
