import { type LookPicture, mayHave, named, type Queryable, type RowOf } from '@vitrine/database';

const OFFERS = named('offers-of-customer')<
  [customerId: string, now: Date],
  { readonly media: readonly LookPicture[] | null }
>(
  `SELECT offer.id, offer.path, offer.picture, offer.texts,
     (SELECT s.media FROM sku s
      JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$1', now: '$2' })}
      WHERE s.look = offer.picture ->> 'look' LIMIT 1) AS media,
     CASE WHEN entitled.customer_id IS NULL THEN given.club_id END AS club_name
   FROM exclusive_offer offer
   LEFT JOIN offer_entitlement entitled ON entitled.offer_id = offer.id AND entitled.customer_id = $1
   LEFT JOIN LATERAL (
     SELECT min(offered.club_id) AS club_id FROM offer_club offered
     JOIN club_member member ON member.club_id = offered.club_id AND member.customer_id = $1
     WHERE offered.offer_id = offer.id) given ON true
   WHERE entitled.customer_id IS NOT NULL OR given.club_id IS NOT NULL
   ORDER BY offer.rank`,
);

/** An offer with the pictures of its look; null while there are none that this customer may see. */
export type Offer = RowOf<typeof OFFERS>;

/** [R7.044] What is offered to a customer, by name or as a member of a club, in the order of the house. */
export function offersOfCustomer(db: Queryable, customerId: string, now: Date): Promise<readonly Offer[]> {
  return db.all(OFFERS, [customerId, now]);
}
