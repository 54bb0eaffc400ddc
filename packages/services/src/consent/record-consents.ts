import type { Queryable, Transaction } from '@vitrine/database';
import {
  accepted,
  type ConsentAnswer,
  type ConsentContext,
  type ConsentPlace,
  type ConsentType,
  consentsOfContext,
  customerIdOf,
  isAgent,
  keptAs,
  type KeptConsent,
  type Locale,
  missingConsents,
  type Refusals,
  refused,
  type Result,
  type Shopper,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { type ConsentSubject, keptConsents, writeConsents } from './consent.store.ts';
import { consentWords } from './consent-words.ts';

export type ConsentDeps = Pick<ServiceDeps, 'clock' | 'ids'>;

export interface SaidConsents {
  readonly subject: ConsentSubject;
  readonly agentId?: string | undefined;
  readonly answers: readonly { readonly type: KeptConsent; readonly value: boolean }[];
  readonly place: ConsentPlace;
  readonly locale: Locale;
}

/** The one writer of consents: the present values, and the ledger, in the transaction of what they are given for. */
export async function recordConsents(
  { clock, ids }: ConsentDeps,
  transaction: Transaction,
  { subject, agentId, answers, place, locale }: SaidConsents,
): Promise<void> {
  if (answers.length === 0) return;
  const wordsOf = await consentWords(transaction, locale);
  await writeConsents(transaction, {
    subject,
    agentId,
    answers: answers.map(({ type, value }) => ({ logId: ids.next(), words: wordsOf(type), value })),
    locale: locale.code,
    place,
    now: clock.now(),
  });
}

/** Whose consents a shopper reads and gives: a customer's stand on the account, a guest's on the session. */
export function consentSubject(principal: Shopper): Pick<SaidConsents, 'subject' | 'agentId'> {
  const customerId = customerIdOf(principal);
  return {
    subject: customerId === undefined ? { sessionId: principal.sessionId } : { customerId },
    agentId: isAgent(principal) ? principal.agentId : undefined,
  };
}

/** An act of a context: who does it where, and what they say with it. */
export interface ConsentedAct {
  readonly context: ConsentContext;
  readonly locale: Locale;
  /** Undefined where nobody knows who it is: what is kept of others does not count. */
  readonly who: Pick<SaidConsents, 'subject' | 'agentId'> | undefined;
  readonly said: readonly ConsentAnswer[];
}

/** What was said that the act asks; the rest is not its business. */
const askedOf = (asked: readonly ConsentType[], said: readonly ConsentAnswer[]): readonly ConsentAnswer[] =>
  said.filter(({ type }) => asked.includes(type));

/** [R4.034, R5.015] Whether all consents of an act are given: kept before, or said with it. Each that is missing is named. */
export async function checkConsents(
  db: Queryable,
  { context, locale, who, said }: ConsentedAct,
): Promise<Result<undefined, Refusals<'consent_missing'>>> {
  const asked = consentsOfContext(context, locale);
  if (asked.length === 0) return accepted(undefined);
  const kept = who === undefined ? [] : await keptConsents(db, who.subject);
  const given = new Set(kept.filter(({ value }) => value).map(({ type }) => type));
  const [first, ...others] = missingConsents(asked, given, askedOf(asked, said));
  if (first === undefined) return accepted(undefined);
  return refused([missing(first), ...others.map(missing)]);
}

const missing = (type: ConsentType) => ({ code: 'consent_missing', about: type }) as const;

/** Keeps what was said with an act, once nothing refuses the act any more. */
export async function recordActConsents(
  deps: ConsentDeps,
  transaction: Transaction,
  { context, locale, who, said }: ConsentedAct & { readonly who: object },
): Promise<void> {
  const answers = askedOf(consentsOfContext(context, locale), said);
  await recordConsents(deps, transaction, {
    ...who,
    answers: answers.map(({ type, value }) => ({ type: keptAs(type), value })),
    place: context,
    locale,
  });
}
