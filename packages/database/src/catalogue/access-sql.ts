/** The parameters of a statement that say who looks, and when. */
export interface ViewerParameters {
  /** A customer's id; null for a guest. */
  readonly customerId: `$${number}`;
  readonly now: `$${number}`;
}

/** [R6.011] Whether a customer was invited to a sale, by name or with a club they joined: `sale` is its alias. */
export function isInvitedTo(sale: string, customerId: string): string {
  return `(EXISTS (SELECT FROM exclusive_entitlement entitled
      WHERE entitled.sale_id = ${sale}.id AND entitled.customer_id = ${customerId}::text)
    OR EXISTS (SELECT FROM exclusive_sale_club asked JOIN club_member member
        ON member.club_id = asked.club_id AND member.customer_id = ${customerId}::text
      WHERE asked.sale_id = ${sale}.id))`;
}

/** [R6.012] Whether a sale has no waiting room, or the customer has been let in and their visit goes on. */
export function isLetIn(sale: string, { customerId, now }: ViewerParameters): string {
  return `(${sale}.seats IS NULL OR EXISTS (SELECT FROM sale_place place
      WHERE place.sale_id = ${sale}.id AND place.customer_id = ${customerId}::text
        AND place.admitted_at <= ${now}::timestamptz AND ${now}::timestamptz < place.leaves_at))`;
}

/**
 * SQL of a number: the pieces of a sale that a customer has ordered, in every market. What came to nothing is not
 * counted; what was sent back is.
 */
export function orderedOfSale(saleId: string, customerId: string): string {
  return `(SELECT coalesce(sum(bought.quantity), 0)::int
    FROM shop_order past
    JOIN order_line bought ON bought.market = past.market AND bought.order_id = past.id
    JOIN sku bought_sku ON bought_sku.id = bought.sku_id AND NOT bought_sku.is_sample
    JOIN product bought_of ON bought_of.id = bought_sku.product_id AND bought_of.exclusive_sale_id = ${saleId}
    WHERE past.customer_id = ${customerId} AND past.state NOT IN ('draft', 'awaiting_client', 'cancelled', 'expired'))`;
}

/**
 * [R6.011, R6.012] Whether somebody may see and have a product or a category: `row` is its alias. Without a viewer:
 * whether everybody may. Every statement that reads a piece asks it; `mayHavePiece` of the domain is the same rule.
 */
export function mayHave(row: string, viewer?: ViewerParameters): string {
  if (viewer === undefined) return `NOT ${row}.is_exclusive`;
  return `(NOT ${row}.is_exclusive OR EXISTS (
    SELECT FROM exclusive_sale sale
    WHERE sale.id = ${row}.exclusive_sale_id
      AND sale.opens_at <= ${viewer.now}::timestamptz AND ${viewer.now}::timestamptz < sale.closes_at
      AND ${isInvitedTo('sale', viewer.customerId)} AND ${isLetIn('sale', viewer)}))`;
}
