import type { CartLimits } from '../policy/cart-limits.ts';
import { accepted, refused, type Result } from '../shared/result.ts';
import { type BagLimitRefusal, type BagLine, brokenLimit, withLine } from './bag.ts';

/** [R7.107] The bag with another quantity of one SKU. Taking pieces out is always possible, whatever the limits. */
export function changeQuantity(
  lines: readonly BagLine[],
  changed: BagLine,
  limits: CartLimits,
): Result<readonly BagLine[], BagLimitRefusal> {
  const present = lines.find(({ sku }) => sku.id === changed.sku.id)?.quantity ?? 0;
  const others = lines.filter(({ sku }) => sku.id !== changed.sku.id);
  const broken = changed.quantity > present ? brokenLimit(others, changed, limits) : undefined;
  return broken === undefined ? accepted(withLine(lines, changed)) : refused(broken);
}
