import { inTransaction } from '@vitrine/database';
import { localeOf, LOCALES, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { AppointmentNews, JobData } from '../jobs/index.ts';
import { noticeMail } from '../mail/index.ts';
import { linkTokenOf } from '../one-time/index.ts';
import { houseOffers } from '../setup/index.ts';
import { storeName } from './appointment-body.ts';
import { appointmentMail, appointmentText, localeOfAppointment } from './appointment-messages.ts';
import { appointmentById, type AppointmentRow } from './appointment.store.ts';
import { APPOINTMENT_WORDS, kindText } from './appointment-words.ts';
import { tellOf } from './booking.service.ts';
import { claimReminders } from './kept-appointments.store.ts';
import { tellWaiting } from './waiting.service.ts';
import { waitingToSend } from './waiting.store.ts';

type SendDeps = Pick<ServiceDeps, 'db' | 'config' | 'gateways'>;
type MailJob = JobData['send-appointment-mail'];

/** One run's share; the next minute brings the rest. */
const BATCH = 200;

/** [R7.185] Every minute: reminds of the appointments of the next day, each once, and tells those who wait of free places. */
export async function keepAppointments(deps: Pick<ServiceDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const due = await claimReminders(transaction, deps.clock.now(), BATCH);
    for (const { id: appointmentId, change, email, phone } of due) {
      const news = { appointmentId, kind: 'reminder', change } as const;
      await tellOf(deps, transaction, { news, email, phone });
    }
  });
  await tellWaiting(deps);
}

/** Sends a mail about an appointment, or of a place that came free. Run twice, it sends the same Message-ID twice. */
export async function sendAppointmentMail(deps: SendDeps, job: MailJob): Promise<void> {
  if (job.kind === 'place-free') return sendPlaceFree(deps, job.waitingId);
  const row = await stillSo(deps, job);
  if (row === undefined || row.email === null) return undefined;
  return deps.gateways.mail.send({
    ...appointmentMail(told(deps, row, job)),
    to: row.email,
    messageId: messageIdOf(deps, `appointment-${job.kind}.${row.id}.${job.change}`),
  });
}

/** Sends the same as a text message, where the house sends any. */
export async function sendAppointmentText(deps: SendDeps, job: AppointmentNews): Promise<void> {
  const row = await stillSo(deps, job);
  if (row === undefined || row.phone === null) return;
  if (!(await houseOffers(deps, 'textMessages', localeOfAppointment(row)))) return;
  await deps.gateways.sms.send({
    id: `appointment-${job.kind}.${row.id}.${job.change}`,
    to: row.phone,
    text: appointmentText(told(deps, row, job)),
  });
}

/** The appointment that a message is about; undefined where it has changed since: that change has a message of its own. */
async function stillSo({ db }: SendDeps, job: AppointmentNews): Promise<AppointmentRow | undefined> {
  const row = await appointmentById(db, job.appointmentId);
  return row?.change === job.change ? row : undefined;
}

const originOf = ({ config }: Pick<SendDeps, 'config'>): string => config.ownOrigins[0] ?? '';

const messageIdOf = (deps: SendDeps, id: string): string => `<${id}@${new URL(originOf(deps)).hostname}>`;

const told = (deps: SendDeps, row: AppointmentRow, { kind }: AppointmentNews) => ({
  row,
  kind,
  origin: originOf(deps),
  token: linkTokenOf(deps.config, { kind: 'appointment', id: row.id }),
});

async function sendPlaceFree(deps: SendDeps, waitingId: string): Promise<void> {
  const row = await waitingToSend(deps.db, waitingId);
  if (row === undefined) return;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const words = APPOINTMENT_WORDS[locale.language];
  const query = `type=${row.type}${row.day === null ? '' : `&day=${row.day}`}`;
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject: words.free.subject,
      heading: words.free.heading,
      paragraphs: [
        words.free.text,
        `${kindText(row.type, locale.language)} · ${storeName(row, locale.language)}`,
      ],
      action: {
        label: words.book,
        url: originOf(deps) + pageUrl(locale.code, `point-of-sale/${row.slug}/appointment?${query}`),
      },
      footnote: words.first,
    }),
    to: row.email,
    messageId: messageIdOf(deps, `appointment-free.${row.id}`),
  });
}
