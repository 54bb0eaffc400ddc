import { type LookPicture, mayHave, named, type Queryable, type RowOf } from '@vitrine/database';

const OFFERS = named('offers-of-customer')<
  [customerId: string, now: Date],
  { readonly media: readonly LookPicture[] | null }
>(
  `SELECT offer.id, offer.path, offer.picture, offer.texts,
     (SELECT s.media FROM sku s
      JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$1', now: '$2' })}
      WHERE s.look = offer.picture ->> 'look' LIMIT 1) AS media
   FROM exclusive_offer offer
   JOIN offer_entitlement entitled ON entitled.offer_id = offer.id AND entitled.customer_id = $1
   ORDER BY offer.rank`,
);

/** An offer with the pictures of its look; null while there are none that this customer may see. */
export type Offer = RowOf<typeof OFFERS>;

/** [R7.044] What is offered to a customer, in the order of the house. */
export function offersOfCustomer(db: Queryable, customerId: string, now: Date): Promise<readonly Offer[]> {
  return db.all(OFFERS, [customerId, now]);
}
