import { sendAccountMail, sendAccountText } from '../account/index.ts';
import { sendAgentCode, sendAgentPasskeyMail } from '../agents/index.ts';
import type { JobData } from '../jobs/index.ts';
import type { OutgoingMail, TextMessage } from '../gateways/index.ts';
import { mailSelection } from '../wardrobing/index.ts';
import { type TestOptions, type TestServices, useServices } from './open-services.ts';
import { recordedJobs } from './recorded-jobs.ts';
import { recordedMail } from './recorded-mail.ts';
import { recordedSms } from './recorded-sms.ts';

interface WithMails {
  readonly services: TestServices;
  /** Sends what was left behind since, and gives the mails. */
  readonly delivered: () => Promise<readonly OutgoingMail[]>;
  /** The same for text messages. */
  readonly texted: () => Promise<readonly TextMessage[]>;
  /** The one mail that was left behind since: its reader finds a link's parameter, or a code. */
  readonly received: () => Promise<ReceivedMail>;
}
interface ReceivedMail extends OutgoingMail {
  readonly link: URL;
  readonly code: string;
}

/** Services whose mails about accounts a test can read. To be called once, outside any test. */
export function useAccountMails(options: TestOptions = {}): WithMails {
  const mail = recordedMail();
  const sms = recordedSms();
  const jobs = recordedJobs();
  const services = useServices({ ...options, jobs: async () => jobs, deps: { gateways: { mail, sms } } });
  const seen = new Set<object>();
  const work = async () => {
    for (const job of jobs.left.filter((left) => !seen.has(left))) {
      seen.add(job);
      if (job.name === 'send-account-mail' && isMail(job.data))
        await sendAccountMail(services.deps, job.data);
      await tellAgent(services, job);
      if (job.name === 'send-selection' && isSelection(job.data))
        await mailSelection(services.deps, job.data);
      if (job.name === 'send-account-text' && isText(job.data))
        await sendAccountText(services.deps, job.data);
    }
  };
  const unseen = <Sent extends object>(sent: readonly Sent[]): readonly Sent[] => {
    const fresh = sent.filter((one) => !seen.has(one));
    for (const one of fresh) seen.add(one);
    return fresh;
  };
  const delivered = async () => {
    await work();
    return unseen(mail.sent);
  };
  const texted = async () => {
    await work();
    return unseen(sms.sent);
  };
  const received = async () => {
    const [only, ...others] = await delivered();
    if (only === undefined || others.length > 0) throw new Error(`${others.length + 1} mails, or none`);
    const [url = ''] = /https?:\/\/\S+/u.exec(only.text) ?? [];
    const [code = ''] = /^\d{6}$/mu.exec(only.text) ?? [];
    return { ...only, link: new URL(url), code };
  };
  return { services, delivered, texted, received };
}

async function tellAgent(
  { deps }: TestServices,
  { name, data }: { readonly name: string; readonly data: object },
): Promise<void> {
  if (name === 'send-agent-code' && isAgentCode(data)) await sendAgentCode(deps, data);
  if (name === 'send-agent-passkey-mail' && isAgentPasskey(data)) await sendAgentPasskeyMail(deps, data);
}

const isMail = (data: object): data is JobData['send-account-mail'] => 'kind' in data && 'locale' in data;
const isText = (data: object): data is JobData['send-account-text'] => 'kind' in data && 'locale' in data;
const isAgentCode = (data: object): data is JobData['send-agent-code'] =>
  'codeId' in data && 'locale' in data;
const isAgentPasskey = (data: object): data is JobData['send-agent-passkey-mail'] => 'passkeyId' in data;
const isSelection = (data: object): data is JobData['send-selection'] => 'selectionId' in data;
