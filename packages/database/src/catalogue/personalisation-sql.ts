/**
 * SQL: what the house offers to write on the SKU of a line and to make of it (`PersonalisationOffer`), as the column
 * `offer`; null for a line that is not personalised, and where the house offers it no longer. `line`: the alias of a
 * `cart_line` or an `order_line`.
 */
export function offerOf(line: string): string {
  return `(SELECT options FROM perso_detail
     WHERE sku_id = ${line}.sku_id AND ${line}.configuration ? 'personalisation') AS offer`;
}
