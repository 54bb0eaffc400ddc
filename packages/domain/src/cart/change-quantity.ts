import type { CartLimits } from '../policy/limits.ts';
import { accepted, refused, type Result } from '../shared/result.ts';
import { brokenLimit, type CartLimitRefusal, type CartLine, withLine } from './cart-line.ts';

/**
 * [R7.107] The cart with another quantity of one of its lines. Taking pieces out is always possible, whatever the
 * limits. `changed` is the line with its new quantity.
 */
export function changeQuantity(
  lines: readonly CartLine[],
  changed: CartLine,
  limits: CartLimits,
): Result<readonly CartLine[], CartLimitRefusal> {
  const present = lines.find(({ id }) => id === changed.id)?.quantity ?? 0;
  const others = lines.filter(({ id }) => id !== changed.id);
  const broken = changed.quantity > present ? brokenLimit(others, changed, limits) : undefined;
  return broken === undefined ? accepted(withLine(lines, changed)) : refused(broken);
}
