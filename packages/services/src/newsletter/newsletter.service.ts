import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type ConsentPlace,
  type Locale,
  LOCALES,
  localeOf,
  NEWSLETTER_LINK_DAYS,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import {
  checkConsents,
  consentSubject,
  type ConsentSubject,
  keptConsents,
  recordActConsents,
  recordConsents,
} from '../consent/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import type { Session } from '../http/session.ts';
import { customerOfEmail, keepRequest, knowReader, takeRequest } from './newsletter.store.ts';

type Done<Code extends string> = Result<{ readonly success: true }, Refusals<Code>>;
type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'jobs' | 'config'>;

const DONE = accepted({ success: true } as const);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * [R7.034] Asks for the newsletter. Whoever is signed in with the address has it at once; for any other address a mail is
 * left behind whose link begins it. What the address is, is looked up by the job that writes the mail: neither the answer nor
 * its time tells it.
 */
export async function subscribe(
  deps: Deps,
  { body, locale, address, findSession }: Call<'subscribeNewsletter'>,
): Promise<Done<'consent_missing' | 'too_many_requests'>> {
  const { db } = deps;
  const { email, consents: said = [], ...names } = body;
  const waitSeconds = await tooOften(deps, address, email);
  if (waitSeconds !== undefined) return waitSeconds;
  const who = await ownerOfAddress(deps, await findSession(), email);
  const act = { context: 'newsletter', locale, who, said } as const;
  const consented = await checkConsents(db, act);
  if (!consented.ok) return consented;
  await inTransaction(db, async (transaction) => {
    if (who !== undefined) {
      await recordActConsents(deps, transaction, { ...act, who });
      await setNewsletter(deps, transaction, { ...who, value: true, place: 'newsletter', locale });
      return;
    }
    const requestId = deps.ids.next();
    const now = deps.clock.now();
    await keepRequest(transaction, {
      ...names,
      id: requestId,
      email,
      locale: locale.code,
      consents: said,
      now,
    });
    await deps.jobs.enqueue(transaction, 'send-newsletter-mail', { kind: 'confirm', requestId });
  });
  return DONE;
}

/** [R7.033] The newsletter of the customer who is signed in. */
export async function subscribeSignedIn(
  deps: Deps,
  { body, locale, principal }: Call<'setNewsletter'>,
): Promise<Done<'consent_missing'>> {
  const { suscribedInNewsletter: value } = body;
  const who = consentSubject(principal);
  if (value) {
    const said = [{ type: 'NEWSLETTER', value }] as const;
    const consented = await checkConsents(deps.db, { context: 'newsletter', locale, who, said });
    if (!consented.ok) return consented;
  }
  await inTransaction(deps.db, (transaction) =>
    setNewsletter(deps, transaction, { ...who, value, place: 'newsletter', locale }),
  );
  return DONE;
}

/**
 * [R7.035] Ends the newsletter of an address, without a proof that it is the caller's: the address is told, with a link that
 * takes it back.
 */
export async function unsubscribe(
  deps: Deps,
  { params, locale, address }: Call<'unsubscribeNewsletter'>,
): Promise<Done<'too_many_requests'>> {
  const { email } = params;
  const waitSeconds = await tooOften(deps, address, email);
  if (waitSeconds !== undefined) return waitSeconds;
  await inTransaction(deps.db, async (transaction) => {
    if (!(await endNewsletter(deps, transaction, { email, place: 'unsubscription', locale }))) return;
    const requestId = deps.ids.next();
    const consents = [{ type: 'NEWSLETTER', value: true }] as const;
    const now = deps.clock.now();
    await keepRequest(transaction, { id: requestId, email, locale: locale.code, consents, now });
    await deps.jobs.enqueue(transaction, 'send-newsletter-mail', { kind: 'farewell', requestId });
  });
  return DONE;
}

/** [R7.034, R7.035] What the link of a mail does: it begins the newsletter, once. False for a link that does no more. */
export async function confirm(deps: Deps, requestId: string): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - NEWSLETTER_LINK_DAYS * DAY_MS);
  return inTransaction(deps.db, async (transaction) => {
    const request = await takeRequest(transaction, requestId, since);
    if (request === undefined) return false;
    const { email, title, firstName, lastName } = request;
    const locale = localeOf(request.locale) ?? LOCALES['eng-us'];
    const given = request.consents.filter(({ type }) => type !== 'NEWSLETTER');
    await recordConsents(deps, transaction, {
      subject: await subjectOf(transaction, email),
      answers: [...given, { type: 'NEWSLETTER', value: true }],
      place: 'mail-link',
      locale,
    });
    const reader = { title, firstName, lastName };
    await knowReader(transaction, { id: deps.ids.next(), email, ...reader, locale: locale.code });
    return true;
  });
}

interface Ended {
  readonly email: string;
  readonly place: ConsentPlace;
  readonly locale: Locale;
}

/** Ends the newsletter of an address. False where it had none: nothing is written of strangers. */
export async function endNewsletter(
  deps: Pick<Deps, 'clock' | 'ids'>,
  transaction: Transaction,
  { email, place, locale }: Ended,
): Promise<boolean> {
  const subject = await subjectOf(transaction, email);
  if (!(await hasNewsletter(transaction, subject))) return false;
  await setNewsletter(deps, transaction, { subject, value: false, place, locale });
  return true;
}

/** Whose consent decides for an address: the customer's who has it, or its own. */
export async function subjectOf(db: Transaction | ServiceDeps['db'], email: string): Promise<ConsentSubject> {
  const customer = await customerOfEmail(db, email);
  return customer === undefined ? { email } : { customerId: customer.id };
}

export async function hasNewsletter(
  db: Transaction | ServiceDeps['db'],
  subject: ConsentSubject,
): Promise<boolean> {
  const kept = await keptConsents(db, subject);
  return kept.some(({ type, value }) => type === 'NEWSLETTER' && value);
}

interface Setting {
  readonly subject: ConsentSubject;
  readonly agentId?: string | undefined;
  readonly value: boolean;
  readonly place: ConsentPlace;
  readonly locale: Locale;
}

function setNewsletter(
  deps: Pick<Deps, 'clock' | 'ids'>,
  transaction: Transaction,
  { value, ...said }: Setting,
): Promise<void> {
  return recordConsents(deps, transaction, { ...said, answers: [{ type: 'NEWSLETTER', value }] });
}

/** The caller, where they are signed in with this address. */
async function ownerOfAddress({ db }: Deps, session: Session | undefined, email: string) {
  if (session?.principal.kind !== 'customer') return undefined;
  const owner = await customerOfEmail(db, email);
  return owner?.id === session.principal.customerId ? consentSubject(session.principal) : undefined;
}

/** Counts what a stranger asks for an address; a refusal once it was too often. */
async function tooOften(deps: Deps, address: string, email: string) {
  const uses = strangersUse('newsletter', { address, subject: email }, deps.config.useLimits.sending);
  const retryAfterSeconds = await limitUses(deps, uses);
  if (retryAfterSeconds === undefined) return undefined;
  return refused({ code: 'too_many_requests', retryAfterSeconds } as const);
}
