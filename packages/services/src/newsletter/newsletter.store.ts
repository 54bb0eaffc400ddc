import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { ConsentAnswer } from '@vitrine/domain';

const CUSTOMER = named('newsletter-customer')<[email: string]>(
  `SELECT id, locale FROM customer WHERE lower(email) = $1 AND status <> 'closed'`,
);
const ASK = named('newsletter-ask')<
  [
    id: string,
    email: string,
    title: string | null,
    firstName: string | null,
    lastName: string | null,
    locale: string,
    consents: string,
    now: Date,
  ]
>(`INSERT INTO newsletter_request (id, email, title, first_name, last_name, locale, consents, asked_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`);
const REQUEST_COLUMNS = 'id, email, title, first_name, last_name, locale, consents, asked_at';
const REQUEST = named('newsletter-request')<[id: string]>(
  `SELECT ${REQUEST_COLUMNS} FROM newsletter_request WHERE id = $1`,
);
const TAKE = named('newsletter-request-take')<[id: string, after: Date]>(
  `DELETE FROM newsletter_request WHERE id = $1 AND asked_at >= $2 RETURNING ${REQUEST_COLUMNS}`,
);
/** Everything that was asked for an address is answered with it. */
const TAKE_OTHERS = named('newsletter-requests-forget')<[email: string]>(
  `DELETE FROM newsletter_request WHERE email = $1`,
);
const KNOW = named('newsletter-reader-know')<
  [
    id: string,
    email: string,
    title: string | null,
    firstName: string | null,
    lastName: string | null,
    locale: string,
  ]
>(`INSERT INTO newsletter_reader (id, email, title, first_name, last_name, locale)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (email) DO UPDATE SET title = excluded.title, first_name = excluded.first_name,
     last_name = excluded.last_name, locale = excluded.locale
   RETURNING id`);
const READER = named('newsletter-reader')<[id: string]>(
  `SELECT id, email, title, first_name, last_name, locale FROM newsletter_reader WHERE id = $1`,
);
/** A customer's own consent decides for their address. */
const DUE = named('newsletter-due')<
  [edition: string, limit: number]
>(`SELECT lower(coalesce(u.email, c.email)) AS "email!", coalesce(r.locale, u.locale) AS locale, r.id AS reader_id,
     u.title, u.first_name, u.last_name
   FROM consent c
   LEFT JOIN customer u ON u.id = c.customer_id
   LEFT JOIN newsletter_reader r ON r.email = lower(coalesce(u.email, c.email))
   WHERE c.type = 'NEWSLETTER' AND c.value
     AND (u.status <> 'closed' OR (c.email IS NOT NULL AND NOT EXISTS (
       SELECT FROM customer o WHERE lower(o.email) = c.email AND o.status <> 'closed')))
     AND NOT EXISTS (SELECT FROM newsletter_sent s WHERE s.edition = $1 AND s.reader_id = r.id)
   ORDER BY c.subject LIMIT $2`);
const SEND = named('newsletter-send')<[edition: string, readerId: string, now: Date]>(
  `INSERT INTO newsletter_sent (edition, reader_id, sent_at) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING RETURNING reader_id`,
);
export type NewsletterRequest = RowOf<typeof REQUEST>;
export type NewsletterReader = RowOf<typeof READER>;

/** The customer whose e-mail address it is. */
export function customerOfEmail(db: Queryable, email: string): Promise<RowOf<typeof CUSTOMER> | undefined> {
  return db.first(CUSTOMER, [email]);
}

/** Who asks, and what the link of the mail will do. */
export interface NewRequest {
  readonly id: string;
  readonly email: string;
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly locale: string;
  readonly consents: readonly ConsentAnswer[];
  readonly now: Date;
}

export async function keepRequest(db: Queryable, request: NewRequest): Promise<void> {
  const { id, email, title, firstName, lastName, locale, consents, now } = request;
  const names = [title ?? null, firstName ?? null, lastName ?? null] as const;
  await db.all(ASK, [id, email, ...names, locale, JSON.stringify(consents), now]);
}

export function findRequest(db: Queryable, id: string): Promise<NewsletterRequest | undefined> {
  return db.first(REQUEST, [id]);
}

/** Takes a request that was made since; it is gone then, and with it all others of the address. */
export async function takeRequest(
  transaction: Transaction,
  id: string,
  since: Date,
): Promise<NewsletterRequest | undefined> {
  const taken = await transaction.first(TAKE, [id, since]);
  if (taken !== undefined) await transaction.all(TAKE_OTHERS, [taken.email]);
  return taken;
}

/** Remembers how somebody is addressed; the id that they have. */
export async function knowReader(
  db: Queryable,
  { id, email, title, firstName, lastName, locale }: NewsletterReader,
): Promise<string> {
  const known = await db.first(KNOW, [id, email, title, firstName, lastName, locale]);
  return known?.id ?? id;
}

export function findReader(db: Queryable, id: string): Promise<NewsletterReader | undefined> {
  return db.first(READER, [id]);
}

/** Some of those who get the newsletter and not yet this edition. */
export function dueReaders(
  db: Queryable,
  edition: string,
  limit: number,
): Promise<readonly RowOf<typeof DUE>[]> {
  return db.all(DUE, [edition, limit]);
}

/** False where it was sent to them before. */
export async function markSent(
  db: Queryable,
  sent: { readonly edition: string; readonly readerId: string; readonly now: Date },
): Promise<boolean> {
  return (await db.first(SEND, [sent.edition, sent.readerId, sent.now])) !== undefined;
}
