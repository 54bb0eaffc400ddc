import type { CartLimits } from '../policy/cart-limits.ts';

/** What the limits need to know of a SKU. */
export interface CartSku {
  readonly id: string;
  /** Pieces of it a cart may hold. */
  readonly maxQuantity: number;
  /** Made to order in the configurator. */
  readonly isFluid: boolean;
  readonly isPersonalised: boolean;
}
export interface CartLine {
  readonly sku: CartSku;
  readonly quantity: number;
}

export interface CartLimitRefusal {
  readonly code:
    | 'sku_limit_reached'
    | 'fluid_limit_reached'
    | 'personalised_limit_reached'
    | 'basket_limit_reached';
  readonly about: string;
  readonly max: number;
}

/** The pieces in a cart. */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/**
 * [R8.003, R8.004, R8.005] The limit a cart would break if it held `quantity` pieces of a SKU; the narrowest is named
 * first. `others` are its lines of other SKUs.
 */
export function brokenLimit(
  others: readonly CartLine[],
  wished: CartLine,
  limits: CartLimits,
): CartLimitRefusal | undefined {
  const { sku, quantity } = wished;
  const perSku = limits.perSku ?? sku.maxQuantity;
  if (quantity > perSku) return { code: 'sku_limit_reached', about: sku.id, max: perSku };
  const fluid = sku.isFluid ? pieceCount(others.filter((line) => line.sku.isFluid)) + quantity : 0;
  if (fluid > limits.fluidPieces) {
    return { code: 'fluid_limit_reached', about: sku.id, max: limits.fluidPieces };
  }
  const personalised = sku.isPersonalised ? others.filter((line) => line.sku.isPersonalised).length + 1 : 0;
  if (personalised > limits.personalisedLines) {
    return { code: 'personalised_limit_reached', about: sku.id, max: limits.personalisedLines };
  }
  if (pieceCount(others) + quantity > limits.basketPieces) {
    return { code: 'basket_limit_reached', about: sku.id, max: limits.basketPieces };
  }
  return undefined;
}

/** The cart with the line in the place of the one of the same SKU, else at its end; a line of no pieces is not kept. */
export function withLine(lines: readonly CartLine[], changed: CartLine): readonly CartLine[] {
  const isThere = lines.some(({ sku }) => sku.id === changed.sku.id);
  const next = isThere
    ? lines.map((line) => (line.sku.id === changed.sku.id ? changed : line))
    : [...lines, changed];
  return next.filter(({ quantity }) => quantity > 0);
}
