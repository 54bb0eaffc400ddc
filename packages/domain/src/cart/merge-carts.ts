import type { CartLimits } from '../policy/limits.ts';
import { brokenLimit, type CartLine, mergingLine, withLine } from './cart-line.ts';

/**
 * [R7.099] The cart of a customer who signs in with a cart as a guest: every line of the customer stays as it
 * is, and of each of the guest's lines as many pieces are added as the limits leave room for. A line of the guest that
 * the customer has no equal of keeps its id. The pieces of a cancelled order come back into a cart by the same rule.
 */
export function mergeCarts(
  customer: readonly CartLine[],
  guest: readonly CartLine[],
  limits: CartLimits,
): readonly CartLine[] {
  return guest.reduce((cart, line) => addUpTo(cart, line, limits), customer);
}

function addUpTo(cart: readonly CartLine[], line: CartLine, limits: CartLimits): readonly CartLine[] {
  const into = mergingLine(cart, line) ?? { ...line, quantity: 0 };
  const others = cart.filter(({ id }) => id !== into.id);
  let { quantity } = into;
  while (
    quantity < into.quantity + line.quantity &&
    brokenLimit(others, { ...into, quantity: quantity + 1 }, limits) === undefined
  ) {
    quantity += 1;
  }
  return withLine(cart, { ...into, quantity });
}
