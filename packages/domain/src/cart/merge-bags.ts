import type { CartLimits } from '../policy/cart-limits.ts';
import { type BagLine, brokenLimit, withLine } from './bag.ts';

/**
 * [R7.099] The bag of a customer who signs in with a bag as a guest: every line of the customer stays as it
 * is, and of each of the guest's lines as many pieces are added as the limits leave room for.
 */
export function mergeBags(
  customer: readonly BagLine[],
  guest: readonly BagLine[],
  limits: CartLimits,
): readonly BagLine[] {
  return guest.reduce((bag, line) => addUpTo(bag, line, limits), customer);
}

function addUpTo(bag: readonly BagLine[], line: BagLine, limits: CartLimits): readonly BagLine[] {
  const others = bag.filter(({ sku }) => sku.id !== line.sku.id);
  const present = bag.find(({ sku }) => sku.id === line.sku.id)?.quantity ?? 0;
  let quantity = present;
  while (
    quantity < present + line.quantity &&
    brokenLimit(others, { sku: line.sku, quantity: quantity + 1 }, limits) === undefined
  ) {
    quantity += 1;
  }
  return withLine(bag, { sku: line.sku, quantity });
}
