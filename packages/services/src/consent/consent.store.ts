import type { HouseLanguage } from '@vitrine/domain';
import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

const KEPT = named('consents-kept')<[subject: string]>(
  `SELECT type, value, text_version FROM consent WHERE subject = $1`,
);
const KEEP_TEXTS = named('consent-texts-keep')<
  [
    versions: readonly string[],
    types: readonly string[],
    languages: readonly string[],
    labels: readonly string[],
    bodies: readonly string[],
    now: Date,
  ]
>(`INSERT INTO consent_text (version, type, language, label, body, first_answered_at)
   SELECT version, type, language, label, body, $6
   FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
     AS shown (version, type, language, label, body)
   ORDER BY version
   ON CONFLICT (version) DO NOTHING`);
/** What says the same again to the same words leaves no trace. */
const RECORD = named('consents-record')<
  [
    customerId: string | null,
    sessionId: string | null,
    email: string | null,
    types: readonly string[],
    values: readonly boolean[],
    versions: readonly string[],
    logIds: readonly string[],
    locale: string,
    place: string,
    agentId: string | null,
    now: Date,
  ]
>(`WITH said AS (
     SELECT type, value, text_version, log_id
     FROM unnest($4::text[], $5::boolean[], $6::text[], $7::text[]) AS s (type, value, text_version, log_id)
   ), before AS (
     SELECT type, value FROM consent WHERE subject = coalesce($1::text, $2::text, $3::text)
   ), kept AS (
     INSERT INTO consent AS c (customer_id, session_id, email, type, value, text_version, answered_at)
     SELECT $1, $2, $3, type, value, text_version, $11 FROM said ORDER BY type
     ON CONFLICT (subject, type) DO UPDATE SET
       value = excluded.value, text_version = excluded.text_version, answered_at = excluded.answered_at
       WHERE c.value <> excluded.value OR c.text_version <> excluded.text_version
     RETURNING type
   )
   INSERT INTO consent_log (id, customer_id, session_id, email, type, act, text_version, locale, place, agent_id, at)
   SELECT said.log_id, $1, $2, $3, said.type,
     CASE WHEN said.value THEN 'given' WHEN before.value THEN 'withdrawn' ELSE 'refused' END,
     said.text_version, $8, $9, $10, $11
   FROM kept JOIN said ON said.type = kept.type LEFT JOIN before ON before.type = said.type`);
/**
 * A guest's answers become the customer's: what was given counts, and what was not only where the customer has said nothing.
 * The moment and the words stay those of the answer.
 */
const CARRY = named('consents-carry')<
  [
    sessionId: string | null,
    email: string | null,
    customerId: string,
    logIds: readonly string[],
    locale: string,
    place: string,
    now: Date,
  ]
>(`WITH moved AS (
     DELETE FROM consent WHERE session_id = $1 OR email = $2 RETURNING type, value, text_version, answered_at
   ), kept AS (
     INSERT INTO consent AS c (customer_id, type, value, text_version, answered_at)
     SELECT $3, type, value, text_version, answered_at FROM moved ORDER BY type
     ON CONFLICT (subject, type) DO UPDATE SET
       value = excluded.value, text_version = excluded.text_version, answered_at = excluded.answered_at
       WHERE excluded.value AND NOT c.value
     RETURNING type, value, text_version
   ), numbered AS (
     SELECT type, value, text_version, row_number() OVER (ORDER BY type) AS place FROM kept
   )
   INSERT INTO consent_log (id, customer_id, type, act, text_version, locale, place, carried_from, at)
   SELECT ($4::text[])[place], $3, type, CASE WHEN value THEN 'given' ELSE 'refused' END, text_version, $5, $6,
     coalesce($1::text, $2::text), $7
   FROM numbered`);
const ACCOUNT = named('consents-account')<[customerId: string]>(
  `SELECT phone, kisa FROM customer WHERE id = $1`,
);
const SET_KISA = named('kisa-set')<[customerId: string, kisa: string]>(
  `UPDATE customer SET kisa = $2 WHERE id = $1`,
);

/** [R7.179] */
export type Kisa = { readonly kisaConsentDate: string; readonly value: boolean };

/** Whose consents they are: a customer's, a guest's, or those of an address without an account. */
export type ConsentSubject =
  | { readonly customerId: string }
  | { readonly sessionId: string }
  | { readonly email: string };

/** A consent in the words that it was asked in. */
export interface ConsentWords {
  readonly version: string;
  readonly type: string;
  readonly language: HouseLanguage;
  readonly label: string;
  readonly text: string;
}

export interface ConsentRecord {
  readonly subject: ConsentSubject;
  readonly agentId: string | undefined;
  readonly answers: readonly {
    readonly logId: string;
    readonly words: ConsentWords;
    readonly value: boolean;
  }[];
  readonly locale: string;
  readonly place: string;
  readonly now: Date;
}

type SubjectValues = readonly [customerId: string | null, sessionId: string | null, email: string | null];

function valuesOf(subject: ConsentSubject): SubjectValues {
  if ('customerId' in subject) return [subject.customerId, null, null];
  return 'sessionId' in subject ? [null, subject.sessionId, null] : [null, null, subject.email];
}

/** What somebody has answered; what they have not is missing. */
export function keptConsents(db: Queryable, subject: ConsentSubject): Promise<readonly RowOf<typeof KEPT>[]> {
  const [customerId, sessionId, email] = valuesOf(subject);
  return db.all(KEPT, [customerId ?? sessionId ?? email ?? '']);
}

/** Keeps the answers, and what is new of them in the ledger. */
export async function writeConsents(transaction: Transaction, record: ConsentRecord): Promise<void> {
  const { subject, answers, locale, place, agentId, now } = record;
  const words = answers.map((answer) => answer.words);
  const versions = words.map(({ version }) => version);
  await transaction.all(KEEP_TEXTS, [
    versions,
    words.map(({ type }) => type),
    words.map(({ language }) => language),
    words.map(({ label }) => label),
    words.map(({ text }) => text),
    now,
  ]);
  await transaction.all(RECORD, [
    ...valuesOf(subject),
    words.map(({ type }) => type),
    answers.map(({ value }) => value),
    versions,
    answers.map(({ logId }) => logId),
    ...([locale, place, agentId ?? null, now] as const),
  ]);
}

interface Carried {
  readonly from: Exclude<ConsentSubject, { readonly customerId: string }>;
  readonly customerId: string;
  readonly logIds: readonly string[];
  readonly locale: string;
  readonly place: string;
  readonly now: Date;
}

/** Gives what a guest, or an address without an account, has answered to the customer that they are. */
export async function carryConsents(transaction: Transaction, carried: Carried): Promise<void> {
  const { from, customerId, logIds, locale, place, now } = carried;
  const [, sessionId, email] = valuesOf(from);
  await transaction.all(CARRY, [sessionId, email, customerId, logIds, locale, place, now]);
}

/** What the account says of text messages and of Korea's confirmation. */
export function consentAccount(
  db: Queryable,
  customerId: string,
): Promise<RowOf<typeof ACCOUNT> | undefined> {
  return db.first(ACCOUNT, [customerId]);
}

export async function setKisa(db: Queryable, customerId: string, kisa: Kisa): Promise<void> {
  await db.all(SET_KISA, [customerId, JSON.stringify(kisa)]);
}
