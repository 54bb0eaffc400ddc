import { isInvitedTo, named, orderedOfSale, type Queryable, type RowOf } from '@vitrine/database';

const PATH = `(SELECT c.path FROM category c WHERE c.exclusive_sale_id = sale.id ORDER BY length(c.path), c.path LIMIT 1)`;
const SALE = named('private-sale')<[saleId: string, customerId: string]>(
  `SELECT sale.id, sale.opens_at, sale.closes_at, sale.texts, sale.edito, sale.pieces_per_customer, sale.room_opens_at,
     sale.seats, sale.visit_minutes, ${PATH} AS path,
     CASE WHEN sale.pieces_per_customer IS NULL THEN 0 ELSE ${orderedOfSale('sale.id', '$2')} END AS "ordered!"
   FROM exclusive_sale sale
   WHERE sale.id = $1 AND ${isInvitedTo('sale', '$2')}`,
);
const OF_CUSTOMER = named('private-sales-of-customer')<[customerId: string, now: Date]>(
  `SELECT sale.id, sale.opens_at, sale.closes_at, sale.texts, ${PATH} AS path, sale.opens_at <= $2 AS "is_open!"
   FROM exclusive_sale sale
   WHERE sale.closes_at > $2 AND ${isInvitedTo('sale', '$1')}
   ORDER BY sale.closes_at, sale.id`,
);

/** A sale, and how many of its pieces the customer has ordered. */
export type SaleRow = RowOf<typeof SALE>;

/** A sale that a customer is invited to; undefined of any other, and of none. */
export function saleOfCustomer(
  db: Queryable,
  saleId: string,
  customerId: string,
): Promise<SaleRow | undefined> {
  return db.first(SALE, [saleId, customerId]);
}

/** The sales that a customer is invited to and that have not ended, the first to close first. */
export function salesOfCustomer(
  db: Queryable,
  customerId: string,
  now: Date,
): Promise<readonly RowOf<typeof OF_CUSTOMER>[]> {
  return db.all(OF_CUSTOMER, [customerId, now]);
}
