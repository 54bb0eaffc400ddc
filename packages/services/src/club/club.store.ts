import { named, type Queryable, type RowOf } from '@vitrine/database';
import { PURCHASE_STATES } from '@vitrine/domain';

const CLUBS = named('clubs')<[customerId: string]>(
  `SELECT club.id, club.rule, club.texts, member.name AS member_name, member.joined_at
   FROM club LEFT JOIN club_member member ON member.club_id = club.id AND member.customer_id = $1
   ORDER BY club.rank`,
);
const PURCHASES = named('club-purchases')<[customerId: string, states: readonly string[]]>(
  `SELECT o.total, o.currency,
     ARRAY(SELECT DISTINCT p.product_type
           FROM order_line line JOIN sku s ON s.id = line.sku_id JOIN product p ON p.id = s.product_id
           WHERE line.market = o.market AND line.order_id = o.id) AS "product_types!"
   FROM shop_order o
   WHERE o.customer_id = $1 AND o.state = ANY ($2::text[])`,
);
const PUT_MEMBER = named('club-put-member')<[clubId: string, customerId: string, name: string, now: Date]>(
  `INSERT INTO club_member (club_id, customer_id, name, joined_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (club_id, customer_id) DO UPDATE SET name = excluded.name
   RETURNING name, joined_at`,
);
const DROP_MEMBER = named('club-drop-member')<[clubId: string, customerId: string]>(
  'DELETE FROM club_member WHERE club_id = $1 AND customer_id = $2',
);

/** A club beside the membership of a customer; nulls where they have not joined. */
export type Club = RowOf<typeof CLUBS>;

/** Every club of the house, in its order. */
export function clubsOf(db: Queryable, customerId: string): Promise<readonly Club[]> {
  return db.all(CLUBS, [customerId]);
}

/** What a customer bought: every order that counts, with the types of its products. */
export function purchasesOf(db: Queryable, customerId: string): Promise<readonly RowOf<typeof PURCHASES>[]> {
  return db.all(PURCHASES, [customerId, PURCHASE_STATES]);
}

/** Makes a customer a member of a club, or changes what it calls them. */
export async function putMember(
  db: Queryable,
  {
    clubId,
    customerId,
    name,
  }: { readonly clubId: string; readonly customerId: string; readonly name: string },
  now: Date,
): Promise<{ readonly name: string; readonly joinedAt: Date }> {
  const row = await db.first(PUT_MEMBER, [clubId, customerId, name, now]);
  if (row === undefined) throw new Error(`The membership of ${clubId} was not written`);
  return row;
}

export async function dropMember(db: Queryable, clubId: string, customerId: string): Promise<void> {
  await db.all(DROP_MEMBER, [clubId, customerId]);
}
