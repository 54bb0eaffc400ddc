import { inTransaction } from '@vitrine/database';
import { type Locale, LOCALES, localeOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { signedUrl } from '../mail/index.ts';
import { findEdition } from './edition.ts';
import { CONFIRM_LINK, END_LINK } from './newsletter-links.ts';
import { confirmMail, editionMail, farewellMail } from './newsletter-mail.ts';
import { hasNewsletter, subjectOf } from './newsletter.service.ts';
import { dueReaders, findReader, findRequest, knowReader, markSent } from './newsletter.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'config' | 'gateways'>;
type SendDeps = Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'jobs'>;

/** Readers of one transaction. */
const BATCH = 100;

/**
 * Leaves an edition behind for everybody who has consented to the newsletter, once: a row is written with each mail, so a run
 * that was cut off goes on where it ended, and a second one sends nothing.
 */
export async function sendNewsletter(
  { db, clock, ids, jobs }: SendDeps,
  { edition }: JobData['send-newsletter'],
): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    found = await inTransaction(db, async (transaction) => {
      const due = await dueReaders(transaction, edition, BATCH);
      for (const { readerId: known, locale, ...reader } of due) {
        const language = locale ?? LOCALES['eng-us'].code;
        const readerId =
          known ?? (await knowReader(transaction, { ...reader, id: ids.next(), locale: language }));
        if (await markSent(transaction, { edition, readerId, now: clock.now() }))
          await jobs.enqueue(transaction, 'send-newsletter-mail', { kind: 'edition', edition, readerId });
      }
      return due.length;
    });
  }
}

/** Sends one mail about the newsletter, or an edition of it. Run twice, it sends the same Message-ID twice. */
export async function sendNewsletterMail(
  deps: MailDeps,
  job: JobData['send-newsletter-mail'],
): Promise<void> {
  const mail = job.kind === 'edition' ? await mailOfEdition(deps, job) : await mailOfRequest(deps, job);
  if (mail === undefined) return;
  const about = job.kind === 'edition' ? `${job.edition}.${job.readerId}` : job.requestId;
  const [origin = ''] = deps.config.ownOrigins;
  await deps.gateways.mail.send({
    ...mail,
    messageId: `<newsletter-${job.kind}.${about}@${new URL(origin).hostname}>`,
  });
}

type RequestJob = Exclude<JobData['send-newsletter-mail'], { readonly kind: 'edition' }>;

/** Undefined where the address has the newsletter already, or the request was answered. */
async function mailOfRequest({ db, config }: MailDeps, { kind, requestId }: RequestJob) {
  const request = await findRequest(db, requestId);
  if (request === undefined) return undefined;
  if (await hasNewsletter(db, await subjectOf(db, request.email))) return undefined;
  const locale = localeNamed(request.locale);
  const url = signedUrl(config, { ...CONFIRM_LINK, locale: locale.code, id: request.id });
  const mail = kind === 'confirm' ? confirmMail({ locale, url }) : farewellMail({ locale, url });
  return { ...mail, to: request.email };
}

type EditionJob = Extract<JobData['send-newsletter-mail'], { readonly kind: 'edition' }>;

/** Undefined for who has unsubscribed meanwhile. */
async function mailOfEdition({ db, config }: MailDeps, { edition: ref, readerId }: EditionJob) {
  const reader = await findReader(db, readerId);
  if (reader === undefined || !(await hasNewsletter(db, await subjectOf(db, reader.email)))) return undefined;
  const locale = localeNamed(reader.locale);
  const edition = await findEdition(db, ref, locale);
  if (edition === undefined) return undefined;
  const [origin = ''] = config.ownOrigins;
  const unsubscribeUrl = signedUrl(config, { ...END_LINK, locale: locale.code, id: readerId });
  return {
    ...editionMail({ edition, locale, origin, unsubscribeUrl }),
    to: reader.email,
    unsubscribeUrl,
  };
}

const localeNamed = (code: string): Locale => localeOf(code) ?? LOCALES['eng-us'];
