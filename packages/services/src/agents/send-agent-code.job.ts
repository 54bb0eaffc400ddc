import { CODE_LIFETIME_SECONDS, localeOf, LOCALES, pageUrl } from '@vitrine/domain';
import { goodOneTime, timeIn } from '../account/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { noticeMail } from '../mail/index.ts';
import { codeOf } from '../one-time/index.ts';
import { agentById } from './agent.store.ts';
import { AGENT_CODE_WORDS } from './agent-code-words.ts';

/** [R6.001] Mails an agent the code of their sign-in. A job may run twice; what was used or has expired is sent no more. */
export async function sendAgentCode(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'gateways' | 'config'>,
  { locale: code, codeId }: JobData['send-agent-code'],
): Promise<void> {
  const locale = localeOf(code) ?? LOCALES['eng-us'];
  const row = await goodOneTime(deps, 'agent-login', codeId);
  const agent = row?.about?.agentId === undefined ? undefined : await agentById(deps.db, row.about.agentId);
  if (agent === undefined) return;
  const words = AGENT_CODE_WORDS[locale.language];
  const [origin = ''] = deps.config.ownOrigins;
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject: words.subject,
      heading: words.heading,
      paragraphs: words.paragraphs,
      code: codeOf(deps.config, { kind: 'agent-login', id: codeId }),
      action: { label: words.action, url: origin + pageUrl(locale.code, 'search-sgid') },
      footnote: words.footnote.replace('%s', () => timeIn(CODE_LIFETIME_SECONDS['agent-login'], locale)),
    }),
    to: agent.login,
    messageId: `<agent-login.${codeId}@${new URL(origin).hostname}>`,
  });
}
