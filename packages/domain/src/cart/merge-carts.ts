import type { CartLimits } from '../policy/cart-limits.ts';
import { type CartLine, brokenLimit, withLine } from './cart-line.ts';

/**
 * [R7.099] The cart of a customer who signs in with a cart as a guest: every line of the customer stays as it
 * is, and of each of the guest's lines as many pieces are added as the limits leave room for.
 */
export function mergeCarts(
  customer: readonly CartLine[],
  guest: readonly CartLine[],
  limits: CartLimits,
): readonly CartLine[] {
  return guest.reduce((cart, line) => addUpTo(cart, line, limits), customer);
}

function addUpTo(cart: readonly CartLine[], line: CartLine, limits: CartLimits): readonly CartLine[] {
  const others = cart.filter(({ sku }) => sku.id !== line.sku.id);
  const present = cart.find(({ sku }) => sku.id === line.sku.id)?.quantity ?? 0;
  let quantity = present;
  while (
    quantity < present + line.quantity &&
    brokenLimit(others, { sku: line.sku, quantity: quantity + 1 }, limits) === undefined
  ) {
    quantity += 1;
  }
  return withLine(cart, { sku: line.sku, quantity });
}
