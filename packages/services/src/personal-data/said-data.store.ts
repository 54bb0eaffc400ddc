import { named, type Queryable, type Transaction } from '@vitrine/database';
import { type DataOwner, entries, type HeldEntry, type ForgetDeps } from './personal-store.ts';

type Contact = [customerId: string, email: string | null];

const CONSENTS = named('personal-consents')<Contact, HeldEntry>(
  `SELECT jsonb_build_object('type', l.type, 'act', l.act, 'at', l.at, 'place', l.place, 'locale', l.locale, 'words', t.label)
     AS "entry!"
   FROM consent_log l JOIN consent_text t ON t.version = l.text_version
   WHERE l.customer_id = $1 OR lower(l.email) = $2 ORDER BY l.at, l.id`,
);
const NEWSLETTER = named('personal-newsletter')<[email: string | null], HeldEntry>(
  `SELECT jsonb_build_object('email', r.email, 'title', r.title, 'first_name', r.first_name, 'last_name', r.last_name,
     'locale', r.locale, 'editions', (SELECT jsonb_agg(s.edition) FROM newsletter_sent s WHERE s.reader_id = r.id)) AS "entry!"
   FROM newsletter_reader r WHERE lower(r.email) = $1`,
);
const INVITATIONS = named('personal-invitations')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('private_sale', sale_id) AS "entry!" FROM exclusive_entitlement WHERE customer_id = $1
   UNION ALL SELECT jsonb_build_object('offer', offer_id) FROM offer_entitlement WHERE customer_id = $1
   UNION ALL SELECT jsonb_build_object('club', club_id, 'name', name, 'joined_at', joined_at) FROM club_member WHERE customer_id = $1
   UNION ALL SELECT jsonb_build_object('waiting_room', sale_id, 'joined_at', joined_at, 'let_in_at', admitted_at)
     FROM sale_place WHERE customer_id = $1`,
);
/** The ledger keeps that consent was given, of an account that has no name any more. */
const DROP_CONSENTS = named('personal-drop-consents')<Contact>(
  `WITH logged AS (DELETE FROM consent_log WHERE lower(email) = $2)
   DELETE FROM consent WHERE customer_id = $1 OR lower(email) = $2`,
);
const DROP_NEWSLETTER = named('personal-drop-newsletter')<[email: string | null]>(
  `WITH asked AS (DELETE FROM newsletter_request WHERE lower(email) = $1),
   sent AS (DELETE FROM newsletter_sent s USING newsletter_reader r WHERE r.id = s.reader_id AND lower(r.email) = $1)
   DELETE FROM newsletter_reader WHERE lower(email) = $1`,
);
const DROP_INVITATIONS = named('personal-drop-invitations')<[customerId: string]>(
  `WITH sales AS (DELETE FROM exclusive_entitlement WHERE customer_id = $1),
   clubs AS (DELETE FROM club_member WHERE customer_id = $1),
   places AS (DELETE FROM sale_place WHERE customer_id = $1)
   DELETE FROM offer_entitlement WHERE customer_id = $1`,
);

export async function exportConsents(db: Queryable, owner: DataOwner) {
  return entries(await db.all(CONSENTS, [owner.customerId, owner.email]));
}

export async function exportNewsletter(db: Queryable, owner: DataOwner) {
  return entries(await db.all(NEWSLETTER, [owner.email]));
}

export async function exportInvitations(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(INVITATIONS, [customerId]));
}

export async function forgetConsents(_deps: ForgetDeps, transaction: Transaction, owner: DataOwner) {
  await transaction.all(DROP_CONSENTS, [owner.customerId, owner.email]);
}

export async function forgetNewsletter(_deps: ForgetDeps, transaction: Transaction, owner: DataOwner) {
  await transaction.all(DROP_NEWSLETTER, [owner.email]);
}

export async function forgetInvitations(
  _deps: ForgetDeps,
  transaction: Transaction,
  { customerId }: DataOwner,
) {
  await transaction.all(DROP_INVITATIONS, [customerId]);
}
