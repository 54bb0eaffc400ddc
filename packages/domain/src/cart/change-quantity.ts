import type { CartLimits } from '../policy/cart-limits.ts';
import { accepted, refused, type Result } from '../shared/result.ts';
import { type CartLimitRefusal, type CartLine, brokenLimit, withLine } from './cart-line.ts';

/** [R7.107] The cart with another quantity of one SKU. Taking pieces out is always possible, whatever the limits. */
export function changeQuantity(
  lines: readonly CartLine[],
  changed: CartLine,
  limits: CartLimits,
): Result<readonly CartLine[], CartLimitRefusal> {
  const present = lines.find(({ sku }) => sku.id === changed.sku.id)?.quantity ?? 0;
  const others = lines.filter(({ sku }) => sku.id !== changed.sku.id);
  const broken = changed.quantity > present ? brokenLimit(others, changed, limits) : undefined;
  return broken === undefined ? accepted(withLine(lines, changed)) : refused(broken);
}
