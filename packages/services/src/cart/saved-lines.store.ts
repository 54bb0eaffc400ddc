import { named, type Transaction } from '@vitrine/database';
import type { CartLine, LineConfiguration, SkuId } from '@vitrine/domain';
import type { OpenCart } from './cart.store.ts';

type LineKey = readonly [market: string, cartId: string, id: string];

const SAVE = named('cart-save-line')<
  readonly [...LineKey, skuId: SkuId, configuration: string, quantity: number, now: Date]
>(`INSERT INTO saved_line (market, cart_id, id, sku_id, configuration, quantity, saved_at)
   VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7)
   ON CONFLICT ON CONSTRAINT saved_line_once DO UPDATE SET saved_at = excluded.saved_at,
     quantity = greatest(saved_line.quantity, excluded.quantity)`);
const BY_ID = named('cart-saved-line')<LineKey>(
  `SELECT sku_id, configuration, quantity FROM saved_line WHERE market = $1 AND cart_id = $2 AND id = $3`,
);
const REMOVE = named('cart-remove-saved-line')<LineKey>(
  `DELETE FROM saved_line WHERE market = $1 AND cart_id = $2 AND id = $3 RETURNING id`,
);
const COUNT = named('cart-count-saved-lines')<[market: string, cartId: string]>(
  `SELECT count(*)::int AS "count!" FROM saved_line WHERE market = $1 AND cart_id = $2`,
);
/** Of equal lines the new owner's stays, and the other is dropped with its cart. */
const MOVE = named('cart-move-saved-lines')<[market: string, from: string, to: string]>(
  `UPDATE saved_line s SET cart_id = $3 WHERE market = $1 AND cart_id = $2 AND NOT EXISTS (
     SELECT FROM saved_line t WHERE t.market = $1 AND t.cart_id = $3 AND t.sku_id = s.sku_id
       AND t.configuration_hash = s.configuration_hash)`,
);

/** A line as it was put aside. */
export interface SavedLine {
  readonly skuId: SkuId;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
}
type CartKey = Pick<OpenCart, 'market' | 'cartId'>;

/** Keeps a line aside; an equal one that is aside already takes it in. */
export async function putSavedLine(
  transaction: Transaction,
  { market, cartId }: CartKey,
  { line, now }: { readonly line: CartLine; readonly now: Date },
): Promise<void> {
  const { id, sku, configuration, quantity } = line;
  await transaction.all(SAVE, [market, cartId, id, sku.id, JSON.stringify(configuration), quantity, now]);
}

export function findSavedLine(
  transaction: Transaction,
  { market, cartId }: CartKey,
  id: string,
): Promise<SavedLine | undefined> {
  return transaction.first(BY_ID, [market, cartId, id]);
}

/** Whether the line was aside. */
export async function removeSavedLine(
  transaction: Transaction,
  { market, cartId }: CartKey,
  id: string,
): Promise<boolean> {
  return (await transaction.first(REMOVE, [market, cartId, id])) !== undefined;
}

export async function countSavedLines(transaction: Transaction, cart: CartKey): Promise<number> {
  return (await transaction.first(COUNT, [cart.market, cart.cartId]))?.count ?? 0;
}

/** [R7.099] What a guest has put aside goes along into the cart of the customer. */
export async function moveSavedLines(transaction: Transaction, from: CartKey, to: CartKey): Promise<void> {
  await transaction.all(MOVE, [from.market, from.cartId, to.cartId]);
}
