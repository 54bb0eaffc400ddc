import { named, type Queryable } from '@vitrine/database';

const DROP_DRAFTS = named('sweep-drafts')<[before: Date, limit: number]>(`WITH old AS (
     SELECT o.market, o.id FROM shop_order o
     WHERE o.committed_at IS NULL AND o.state IN ('draft', 'awaiting_client', 'expired') AND o.created_at < $1
       AND NOT EXISTS (
         SELECT FROM custom_order c WHERE c.market = o.market AND c.order_id = o.id AND c.expires_at >= $1)
       AND NOT EXISTS (
         SELECT FROM cart c WHERE c.market = o.market AND c.id = o.cart_id AND c.updated_at >= $1)
     ORDER BY o.created_at LIMIT $2 FOR UPDATE OF o SKIP LOCKED
   ), lines AS (
     DELETE FROM order_line l USING old WHERE l.market = old.market AND l.order_id = old.id
   ), groups AS (
     DELETE FROM fulfilment g USING old WHERE g.market = old.market AND g.order_id = old.id
   ), payments AS (
     DELETE FROM payment p USING old WHERE p.market = old.market AND p.order_id = old.id
   ), sent AS (
     DELETE FROM custom_order c USING old WHERE c.market = old.market AND c.order_id = old.id
   )
   DELETE FROM shop_order o USING old WHERE o.market = old.market AND o.id = old.id RETURNING o.id`);

const DROP_CARTS = named('sweep-carts')<[before: Date, limit: number]>(`WITH old AS (
     SELECT c.market, c.id FROM session s JOIN cart c ON c.session_id = s.id
     WHERE s.expires_at < $1 ORDER BY s.expires_at LIMIT $2 FOR UPDATE OF c SKIP LOCKED
   ), items AS (
     DELETE FROM cart_line i USING old WHERE i.market = old.market AND i.cart_id = old.id
   ), saved AS (
     DELETE FROM saved_line i USING old WHERE i.market = old.market AND i.cart_id = old.id
   )
   DELETE FROM cart c USING old WHERE c.market = old.market AND c.id = old.id RETURNING c.id`);

const DROP_BAGS_ASIDE = named('sweep-bags-aside')<
  [before: Date, limit: number]
>(`DELETE FROM bag_aside WHERE id IN (
     SELECT b.id FROM bag_aside b JOIN session s ON s.id = b.session_id
     WHERE s.expires_at < $1 ORDER BY s.expires_at LIMIT $2 FOR UPDATE OF b SKIP LOCKED)
   RETURNING id`);

const DROP_WISHES = named('sweep-wishes')<
  [before: Date, limit: number]
>(`DELETE FROM wishlist_item WHERE ctid IN (
     SELECT w.ctid FROM session s JOIN wishlist_item w ON w.session_id = s.id
     WHERE s.expires_at < $1 ORDER BY s.expires_at LIMIT $2 FOR UPDATE OF w SKIP LOCKED)
   RETURNING session_id AS id`);

/** The ledger keeps what they answered. */
const DROP_CONSENTS = named('sweep-consents')<
  [before: Date, limit: number]
>(`DELETE FROM consent WHERE ctid IN (
     SELECT c.ctid FROM session s JOIN consent c ON c.session_id = s.id
     WHERE s.expires_at < $1 ORDER BY s.expires_at LIMIT $2 FOR UPDATE OF c SKIP LOCKED)
   RETURNING session_id AS id`);

const DROP_NEWSLETTER_REQUESTS = named('sweep-newsletter-requests')<
  [before: Date, limit: number]
>(`DELETE FROM newsletter_request WHERE id IN (
     SELECT id FROM newsletter_request WHERE asked_at < $1 ORDER BY asked_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING id`);

const DROP_SUBSCRIPTIONS = named('sweep-subscriptions')<
  [before: Date, limit: number]
>(`DELETE FROM back_in_stock WHERE id IN (
     SELECT id FROM back_in_stock WHERE notified_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`);

const DROP_USES = named('sweep-counted-uses')<
  [before: Date, limit: number]
>(`DELETE FROM counted_use WHERE key IN (
     SELECT key FROM counted_use WHERE ends_at <= $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING key AS id`);

const DROP_EXPORTS = named('sweep-exports')<
  [before: Date, limit: number]
>(`DELETE FROM account_export WHERE id IN (
     SELECT id FROM account_export WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING id`);
const DROP_AGENT_ACTS = named('sweep-agent-acts')<
  [before: Date, limit: number]
>(`DELETE FROM agent_act WHERE id IN (
     SELECT id FROM agent_act WHERE at <= $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING id`);
const DROP_ONE_TIMES = named('sweep-one-time-tokens')<
  [before: Date, limit: number]
>(`DELETE FROM one_time_token WHERE id IN (
     SELECT id FROM one_time_token WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING id`);

const DROP_SUBMISSIONS = named('sweep-return-submissions')<
  [before: Date, limit: number]
>(`DELETE FROM return_submission WHERE (market, submitted_by, key) IN (
     SELECT market, submitted_by, key FROM return_submission WHERE created_at < $1
     ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING key AS id`);
const DROP_EVENTS = named('sweep-workshop-events')<
  [before: Date, limit: number]
>(`DELETE FROM workshop_event WHERE (market, id) IN (
     SELECT market, id FROM workshop_event WHERE received_at < $1
     ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING id`);
const DROP_DESIGNS = named('sweep-designs')<
  [before: Date, limit: number]
>(`DELETE FROM perso_config WHERE id IN (
     SELECT d.id FROM perso_config d
     WHERE d.used_at < $1 AND NOT EXISTS (
         SELECT FROM cart_line c WHERE c.configuration ? 'personalisation'
           AND c.configuration -> 'personalisation' ->> 'designId' = d.id)
       AND NOT EXISTS (
         SELECT FROM saved_line l WHERE l.configuration ? 'personalisation'
           AND l.configuration -> 'personalisation' ->> 'designId' = d.id)
       AND NOT EXISTS (
         SELECT FROM order_line o WHERE o.configuration ? 'personalisation'
           AND o.configuration -> 'personalisation' ->> 'designId' = d.id)
     ORDER BY d.used_at LIMIT $2 FOR UPDATE OF d SKIP LOCKED) RETURNING id`);

const DROP_SLOTS = named('sweep-delivery-slots')<[before: Date, limit: number]>(`WITH past AS (
     SELECT id FROM delivery_slot WHERE day < $1::timestamptz::date ORDER BY day LIMIT $2 FOR UPDATE SKIP LOCKED
   ), places AS (
     DELETE FROM slot_reservation r USING past WHERE r.slot_id = past.id
   )
   DELETE FROM delivery_slot s USING past WHERE s.id = past.id RETURNING s.id`);

const DROP_APPOINTMENTS = named('sweep-appointments')<
  [before: Date, limit: number]
>(`DELETE FROM appointment WHERE id IN (
     SELECT id FROM appointment WHERE ends_at < $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`);
const DROP_APPOINTMENT_SLOTS = named('sweep-appointment-slots')<
  [before: Date, limit: number]
>(`DELETE FROM appointment_slot WHERE (store_id, type, starts_at) IN (
     SELECT store_id, type, starts_at FROM appointment_slot WHERE starts_at < $1
     ORDER BY starts_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING store_id AS id`);
const DROP_WAITING = named('sweep-appointment-waiting')<
  [before: Date, limit: number]
>(`DELETE FROM appointment_waiting WHERE id IN (
     SELECT id FROM appointment_waiting
     WHERE told_at < $1 OR day < $1::timestamptz::date OR created_at < $1 - interval '60 days'
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`);

const DROP_SESSIONS = named('sweep-sessions')<
  [before: Date, limit: number]
>(`DELETE FROM session WHERE id IN (
     SELECT s.id FROM session s
     WHERE s.expires_at < $1
       AND NOT EXISTS (SELECT FROM shop_order o WHERE o.session_id = s.id)
       AND NOT EXISTS (SELECT FROM cart c WHERE c.session_id = s.id)
       AND NOT EXISTS (SELECT FROM bag_aside b WHERE b.session_id = s.id)
       AND NOT EXISTS (SELECT FROM wishlist_item w WHERE w.session_id = s.id)
       AND NOT EXISTS (SELECT FROM consent k WHERE k.session_id = s.id)
       AND NOT EXISTS (SELECT FROM selection_interaction i WHERE i.session_id = s.id)
     ORDER BY s.expires_at LIMIT $2 FOR UPDATE OF s SKIP LOCKED) RETURNING id`);

/** Forgets at most `limit` rows that ended before a moment; how many it found. */
export type Sweeping = (db: Queryable, before: Date, limit: number) => Promise<number>;

/**
 * Drafts that were never committed, in whose cart nothing has changed for as long. Rows somebody works on are left for
 * the next run.
 */
export const dropDrafts: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_DRAFTS, [before, limit])).length;

/** Carts of guests whose session has ended. */
export const dropCarts: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_CARTS, [before, limit])).length;

/** Words under which agents put bags aside on a working day that is over. */
export const dropBagsAside: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_BAGS_ASIDE, [before, limit])).length;

/** Wishes of guests whose session has ended. */
export const dropWishes: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_WISHES, [before, limit])).length;

/** Consents of guests whose session has ended. */
export const dropConsents: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_CONSENTS, [before, limit])).length;

/** Wishes for the newsletter whose link nobody pressed in time. */
export const dropNewsletterRequests: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_NEWSLETTER_REQUESTS, [before, limit])).length;

/** Subscriptions to pieces that were answered. */
export const dropSubscriptions: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_SUBSCRIPTIONS, [before, limit])).length;

/** Uses that have stopped to count. Those who come meanwhile take a few away themselves, but nobody may come. */
export const dropUses: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_USES, [before, limit])).length;

/** Links and codes that are no longer good, with what they carried. */
export const dropOneTimes: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_ONE_TIMES, [before, limit])).length;

/** What was packed for customers, and has ended. */
export const dropExports: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_EXPORTS, [before, limit])).length;

/** What agents did longer ago than it is kept. */
export const dropAgentActs: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_AGENT_ACTS, [before, limit])).length;

/** Answers to lists of returns that nobody sends again. */
export const dropReturnSubmissions: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_SUBMISSIONS, [before, limit])).length;

/** Events of the workshop that it does not tell again. */
export const dropWorkshopEvents: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_EVENTS, [before, limit])).length;

/** Designs that nobody has used since, and that no line names. */
export const dropDesigns: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_DESIGNS, [before, limit])).length;

/** Delivery slots of days that are over, with their places. */
export const dropSlots: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_SLOTS, [before, limit])).length;

/** Appointments that ended long ago, with names and contacts. */
export const dropAppointments: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_APPOINTMENTS, [before, limit])).length;

/** How often times were booked that are over. */
export const dropAppointmentSlots: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_APPOINTMENT_SLOTS, [before, limit])).length;

/** Who waited for a day that is over, was told, or has waited for as long as appointments can be booked ahead. */
export const dropWaiting: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_WAITING, [before, limit])).length;

/** Ended sessions that own neither a cart nor a wish nor a consent nor an order. */
export const dropSessions: Sweeping = async (db, before, limit) =>
  (await db.all(DROP_SESSIONS, [before, limit])).length;
