/** The parameters of a statement that say who looks, and when. */
export interface ViewerParameters {
  /** A customer's id; null for a guest. */
  readonly customerId: `$${number}`;
  readonly now: `$${number}`;
}

/**
 * [R6.011, R6.012] Whether somebody may see and have a product or a category: `row` is its alias. Without a viewer:
 * whether everybody may. Every statement that reads a piece asks it; `mayHavePiece` of the domain is the same rule.
 */
export function mayHave(row: string, viewer?: ViewerParameters): string {
  if (viewer === undefined) return `NOT ${row}.is_exclusive`;
  return `(NOT ${row}.is_exclusive OR EXISTS (
    SELECT FROM exclusive_sale sale JOIN exclusive_entitlement entitled ON entitled.sale_id = sale.id
    WHERE sale.id = ${row}.exclusive_sale_id AND entitled.customer_id = ${viewer.customerId}::text
      AND sale.opens_at <= ${viewer.now}::timestamptz AND ${viewer.now}::timestamptz < sale.closes_at))`;
}
